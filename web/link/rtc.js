/**
 * The only module that knows RTCPeerConnection: it opens the two ends of a connection and nothing else.
 *
 * How a reload comes back without a server. ICE needs the name, password and certificate of both ends, and the address
 * of one of them. So while two pages are connected, each keeps *doors* standing: gathered offers whose answer is
 * already set to a name and password chosen in advance and to the other's lasting certificate, without addresses. The
 * other stores the matching *key*. After a reload it builds the answering end under exactly those credentials and
 * sends its checks to the door, which learns the new address from them (peer-reflexive, RFC 8445 7.3.1.3).
 *
 * The credentials chosen in advance have to be written into the own description before setLocalDescription. Measured:
 * - Chromium 156 and Firefox 153 allow it, also with each other: a reload is back in 0.2-0.4 s on one machine.
 * - Chromium's field trial WebRTC-NoSdpMangleUfrag throws InvalidModificationError. `canChoose()` finds out; without it
 *   the page that came back needs one code handed over (peer.js `returnEnd`), and a guest's page must stay open.
 * - A door waits without limit in Chromium; Firefox fails it after 5 s without a pair to check (`keepWaiting`).
 *
 * @typedef {import("./sdp.js").End} End
 * @typedef {import("./sdp.js").Credentials} Credentials
 * @typedef {{pc: RTCPeerConnection, dc: RTCDataChannel}} Wire
 * @typedef {{cert: RTCCertificate, iceServers: RTCIceServer[]}} Env
 */

import { fault } from "./fault.js";
import { candidateLine, readSdp, withCredentials, writeSdp } from "./sdp.js";
import { randomIce } from "./text.js";

/** Longest wait for addresses; an unreachable STUN server must not hold up the ones at hand. */
const GATHER_MS = 2500;
/** Firefox gives up an end whose pairs have all failed for 5 s. */
const GIVES_UP = "mozInnerScreenX" in globalThis;
const NUDGE_MS = 4000;
/** First port of the dynamic range (RFC 6335). */
const DYNAMIC = 49152;
/** A year: the longest life that browsers grant a certificate. */
const CERT_MS = 365 * 24 * 3600 * 1000;

/** @returns {Credentials} */
export function newCredentials() {
  return { ufrag: randomIce(8), pwd: randomIce(24) };
}

export async function newCertificate() {
  if (!globalThis.RTCPeerConnection) throw fault("link-unsupported");
  const kind = { name: "ECDSA", namedCurve: "P-256", expires: CERT_MS };
  return RTCPeerConnection.generateCertificate(/** @type {any} */ (kind));
}

/**
 * The offering end, with its addresses gathered.
 * @param {Env} env
 * @param {Credentials} [own] credentials chosen in advance
 * @returns {Promise<Wire & {end: End}>}
 */
export async function openOffer(env, own) {
  const wire = newWire(env);
  try {
    await setLocal(wire.pc, await wire.pc.createOffer(), own);
    return { ...wire, end: await gathered(wire.pc) };
  } catch (error) {
    wire.pc.close();
    throw error;
  }
}

/**
 * Gives an offering end its answer.
 * @param {Wire} wire
 * @param {End} end without addresses: whoever knows the credentials may call
 */
export async function takeAnswer({ pc }, end) {
  await pc.setRemoteDescription({ type: "answer", sdp: writeSdp(end, "answer") });
}

/** More addresses for an end whose credentials are set already. @param {Wire} wire @param {End} end */
export async function addAddresses({ pc }, end) {
  for (const [index, cand] of end.cands.entries()) {
    await pc.addIceCandidate({ candidate: candidateLine(cand, index), sdpMid: "0" });
  }
}

/**
 * The answering end: starts to call `remote` at once.
 * @param {Env} env
 * @param {End} remote
 * @param {Credentials} [own] credentials chosen in advance
 * @returns {Promise<Wire & {gathered: () => Promise<End>}>}
 */
export async function openAnswer(env, remote, own) {
  const wire = newWire(env);
  try {
    await wire.pc.setRemoteDescription({ type: "offer", sdp: writeSdp(remote, "offer") });
    await setLocal(wire.pc, await wire.pc.createAnswer(), own);
  } catch (error) {
    wire.pc.close();
    throw error;
  }
  return { ...wire, gathered: () => gathered(wire.pc) };
}

/** @type {Promise<boolean> | undefined} */
let choosing;

/** Whether this browser lets a page choose its own ICE credentials. Tried once. */
export function canChoose() {
  choosing ??= (async () => {
    const pc = new RTCPeerConnection();
    try {
      pc.createDataChannel("t", { negotiated: true, id: 0 });
      await setLocal(pc, await pc.createOffer(), newCredentials());
      return true;
    } catch {
      return false;
    } finally {
      pc.close();
    }
  })();
  return choosing;
}

/** @param {Env} env @returns {Wire} */
function newWire({ cert, iceServers }) {
  const pc = new RTCPeerConnection({ iceServers, certificates: [cert] });
  const wire = { pc, dc: pc.createDataChannel("t", { negotiated: true, id: 0, ordered: true }) };
  if (GIVES_UP) keepWaiting(wire);
  return wire;
}

/**
 * Gives a waiting end one more address to check now and then, on this device itself, so that no packet leaves it and
 * the end is never without hope.
 * @param {Wire} wire
 */
function keepWaiting({ pc, dc }) {
  let port = DYNAMIC;
  const timer = setInterval(() => {
    if (pc.signalingState === "closed" || dc.readyState !== "connecting") return clearInterval(timer);
    const own = readSdp(pc.localDescription?.sdp ?? "").cands.find(({ typ }) => typ === "host");
    if (!own || !pc.remoteDescription) return;
    port = port < 65535 ? port + 1 : DYNAMIC;
    pc.addIceCandidate({ candidate: candidateLine({ ...own, port }, 200), sdpMid: "0" }).catch(() => {});
  }, NUDGE_MS);
}

/**
 * @param {RTCPeerConnection} pc
 * @param {RTCSessionDescriptionInit} description
 * @param {Credentials} [own]
 */
async function setLocal(pc, description, own) {
  const sdp = description.sdp ?? "";
  await pc.setLocalDescription({ type: description.type, sdp: own ? withCredentials(sdp, own) : sdp });
}

/** @param {RTCPeerConnection} pc @returns {Promise<End>} */
async function gathered(pc) {
  await new Promise((resolve) => {
    const done = () => pc.iceGatheringState === "complete" && resolve(undefined);
    pc.addEventListener("icegatheringstatechange", done);
    setTimeout(resolve, GATHER_MS);
    done();
  });
  const end = readSdp(pc.localDescription?.sdp ?? "");
  if (!end.cands.length) throw fault("link-no-network");
  return end;
}

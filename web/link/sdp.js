/**
 * Session descriptions reduced to what two data channels need, and built again from it.
 *
 * An *end* is one side of a connection: the ICE name and password, the fingerprint of the DTLS certificate, and the
 * addresses. Everything else in the SDP is always the same between two Taktbrett pages. Patterns: RFC 8839, RFC 8841.
 *
 * @typedef {{addr: string, port: number, typ: "host" | "srflx" | "relay"}} Candidate
 * @typedef {{ufrag: string, pwd: string}} Credentials
 * @typedef {Credentials & {fp: Uint8Array, cands: Candidate[]}} End
 */

import { fault } from "./fault.js";
import { fromHex, toHex } from "./text.js";

/** Largest single message announced to the other side, in bytes; frames stay far below it. */
const MAX_MESSAGE = 262144;
/** Addresses kept in an end; more would only swell the code. */
const MAX_CANDIDATES = 8;
/** Priorities of RFC 8445 5.1.2.1: type preference << 24, then a falling local preference. */
const TYPE_PREFERENCE = { host: 126, srflx: 100, relay: 0 };

/** Only what may stand in an SDP line; a hostile code must not smuggle in lines of its own. */
const ICE_TEXT = /^[A-Za-z0-9+/]{4,256}$/;
const ADDRESS = /^[0-9A-Za-z.:-]{2,64}$/;

/** @param {unknown} text @returns {text is string} whether it may stand as an ICE name or password */
export function isIce(text) {
  return typeof text === "string" && ICE_TEXT.test(text);
}

/**
 * @param {string} sdp
 * @returns {End}
 */
export function readSdp(sdp) {
  const one = (/** @type {RegExp} */ pattern) => pattern.exec(sdp)?.[1] ?? "";
  const cands = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (host|srflx|relay)/gim)].map(
    ([, addr, port, typ]) => ({ addr, port: Number(port), typ: /** @type {Candidate["typ"]} */ (typ) }),
  );
  return {
    ufrag: one(/^a=ice-ufrag:(\S+)/m),
    pwd: one(/^a=ice-pwd:(\S+)/m),
    fp: fromHex(one(/^a=fingerprint:sha-256 (\S+)/m).replaceAll(":", "")),
    cands: cands.slice(0, MAX_CANDIDATES),
  };
}

/**
 * @param {Candidate} cand
 * @param {number} index
 */
export function candidateLine(cand, index) {
  const priority = TYPE_PREFERENCE[cand.typ] * 2 ** 24 + (65535 - index) * 256 + 255;
  const related = cand.typ === "host" ? "" : " raddr 0.0.0.0 rport 0";
  return `candidate:${index + 1} 1 udp ${priority} ${cand.addr} ${cand.port} typ ${cand.typ}${related}`;
}

/**
 * The offering end always begins the DTLS handshake, and only when it has its answer. Were it the answering end, a page
 * that is reloaded while it calls would leave half a handshake behind in which the next one gets stuck.
 * @param {End} end
 * @param {"offer" | "answer"} type
 * @throws {import("./fault.js").Fault} `code-broken` when a field could not stand in an SDP
 */
export function writeSdp(end, type) {
  const sound =
    isIce(end.ufrag) &&
    isIce(end.pwd) &&
    end.pwd.length >= 22 &&
    end.fp.length === 32 &&
    end.cands.every((c) => ADDRESS.test(c.addr) && c.port > 0 && c.port < 65536);
  if (!sound) throw fault("code-broken");
  return [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...end.cands.map((cand, index) => `a=${candidateLine(cand, index)}`),
    `a=ice-ufrag:${end.ufrag}`,
    `a=ice-pwd:${end.pwd}`,
    "a=ice-options:trickle",
    `a=fingerprint:sha-256 ${toHex(end.fp).toUpperCase().match(/../g)?.join(":")}`,
    `a=setup:${type === "offer" ? "active" : "passive"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    `a=max-message-size:${MAX_MESSAGE}`,
    "",
  ].join("\r\n");
}

/**
 * The same description under an ICE name and password chosen beforehand (see rtc.js).
 * @param {string} sdp
 * @param {Credentials} own
 */
export function withCredentials(sdp, own) {
  return sdp.replace(/^a=ice-ufrag:.*$/gm, `a=ice-ufrag:${own.ufrag}`).replace(/^a=ice-pwd:.*$/gm, `a=ice-pwd:${own.pwd}`);
}

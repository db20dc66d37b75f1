/**
 * QR codes: drawn as SVG by `uqr`, read by the browser's BarcodeDetector or, without one, by `jsqr`, which is loaded
 * only then. Law: every failure is a typed fault, and the camera is switched off however the scan ends.
 */

import { encode } from "uqr";
import { fault } from "./fault.js";

/** Light modules around the code; readers need four (ISO/IEC 18004). */
const QUIET = 4;
/** Pictures are read at this width at most: enough for a code of 60 modules, quick on a phone. */
const READ_WIDTH = 800;
/** A small picture is enlarged this much at most: a module of 2 px is too little to be told from its neighbour. */
const MAGNIFY = 3;
const LOOK_MS = 150;

/**
 * The dark modules as one path, 1 unit a module, with the light margin that readers need around it.
 * @param {string} text
 * @returns {{size: number, path: string}} for `viewBox="0 0 size size"`, dark on a light ground
 * @throws {import("./fault.js").Fault} `qr-too-long`
 */
export function qrPath(text) {
  try {
    const { size, data } = encode(text, { ecc: "L", border: QUIET });
    const runs = data.flatMap((row, y) => rowRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
    return { size, path: runs.join("") };
  } catch (error) {
    throw fault("qr-too-long", error);
  }
}

/**
 * The same as a picture of its own.
 * @param {string} text
 * @param {string} [label] accessible name
 * @returns {string} SVG markup; dark modules are `currentColor`
 * @throws {import("./fault.js").Fault} `qr-too-long`
 */
export function qrSvg(text, label = "QR") {
  const { size, path } = qrPath(text);
  const name = label.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" aria-label="${name}" ` +
    `shape-rendering="crispEdges"><path fill="currentColor" d="${path}"/></svg>`
  );
}

/**
 * Scans with the camera until a code is seen.
 * @param {HTMLVideoElement} video shows what the camera sees
 * @param {{signal?: AbortSignal}} [options]
 * @returns {Promise<string>}
 * @throws {import("./fault.js").Fault} `camera-missing`, `camera-refused`, `camera-failed`, `scan-stopped`
 */
export async function scanQr(video, { signal } = {}) {
  if (!globalThis.navigator?.mediaDevices?.getUserMedia) throw fault("camera-missing");
  const stream = await navigator.mediaDevices
    .getUserMedia({ video: { facingMode: "environment" }, audio: false })
    .catch((error) => {
      throw cameraFault(error);
    });
  try {
    video.srcObject = stream;
    await video.play();
    const read = await reader();
    while (!signal?.aborted) {
      const text = video.videoWidth ? await read(video, video.videoWidth, video.videoHeight) : null;
      if (text) return text;
      await new Promise((next) => setTimeout(next, LOOK_MS));
    }
  } catch (error) {
    throw signal?.aborted ? fault("scan-stopped", error) : fault("camera-failed", error);
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
  throw fault("scan-stopped");
}

/**
 * Reads a picture, for instance a screenshot.
 * @param {Blob} file
 * @returns {Promise<string>}
 * @throws {import("./fault.js").Fault} `qr-none` when no code is found or it is no picture
 */
export async function readQrImage(file) {
  const picture = await createImageBitmap(file).catch((error) => {
    throw fault("qr-none", error);
  });
  try {
    const text = await (await reader())(picture, picture.width, picture.height);
    if (!text) throw fault("qr-none");
    return text;
  } finally {
    picture.close();
  }
}

/** @param {boolean[]} row @returns {[number, number][]} start and width of each dark run */
function rowRuns(row) {
  /** @type {[number, number][]} */
  const runs = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

/** @param {any} error */
function cameraFault(error) {
  if (error?.name === "NotAllowedError" || error?.name === "SecurityError") return fault("camera-refused", error);
  if (error?.name === "NotFoundError" || error?.name === "OverconstrainedError") return fault("camera-missing", error);
  return fault("camera-failed", error);
}

/**
 * @typedef {HTMLVideoElement | ImageBitmap} Picture
 * @returns {Promise<(picture: Picture, width: number, height: number) => Promise<string | null>>}
 */
async function reader() {
  const Detector = /** @type {any} */ (globalThis).BarcodeDetector;
  const formats = Detector ? await Detector.getSupportedFormats().catch(() => []) : [];
  if (formats.includes("qr_code")) {
    const detector = new Detector({ formats: ["qr_code"] });
    return async (picture) => (await detector.detect(picture))[0]?.rawValue ?? null;
  }
  const { default: jsQR } = await import("jsqr");
  const canvas = document.createElement("canvas");
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  return async (picture, width, height) => {
    if (!paint) throw fault("camera-failed");
    const scale = Math.min(MAGNIFY, READ_WIDTH / width);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    // A picture with a clear ground would be read as black on black.
    paint.fillStyle = "white";
    paint.fillRect(0, 0, canvas.width, canvas.height);
    paint.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data } = paint.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, canvas.width, canvas.height)?.data ?? null;
  };
}

/**
 * Files for and from the person. Law: nothing is uploaded anywhere; a file is made and read in the page.
 */

/** Offers a text as a file. @param {string} name @param {string|Blob} text @param {string} [type] */
export function download(name, text, type = "text/plain;charset=utf-8") {
  const url = URL.createObjectURL(text instanceof Blob ? text : new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after the click; a minute is ample even for the large single file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Asks the person for files. @param {{accept: string, multiple?: boolean}} options @returns {Promise<File[]>} empty: none chosen */
export function pickFiles({ accept, multiple = false }) {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.multiple = multiple;
    input.hidden = true;
    const end = () => {
      input.remove();
      resolve([...(input.files ?? [])]);
    };
    input.addEventListener("change", end);
    input.addEventListener("cancel", end);
    document.body.append(input);
    input.click();
  });
}

/** @param {string} text @returns {Promise<boolean>} whether it is on the clipboard now */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** From file:// and without permission. @param {string} text */
function copyBySelection(text) {
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("readonly", "");
  area.className = "away";
  const before = /** @type {HTMLElement|null} */ (document.activeElement);
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    area.remove();
    before?.focus();
  }
}

/** @param {{title: string, text: string, url?: string}} what @returns {Promise<boolean>} false: not shared */
export async function shareText(what) {
  try {
    await navigator.share(what);
    return true;
  } catch {
    return false;
  }
}

export const canShare = () => typeof navigator.share === "function";

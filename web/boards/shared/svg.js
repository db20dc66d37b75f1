/**
 * Small steps for drawing SVG. Law: a node is touched only when its text changes, so rendering twice costs nothing.
 */
const NS = "http://www.w3.org/2000/svg";
/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/** @param {string} tag @param {Record<string, string>} [attributes] @returns {SVGElement} */
export function svgNode(tag, attributes = {}) {
  const node = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return /** @type {SVGElement} */ (node);
}

/** @param {Element} node @param {string} markup trusted text made by our own code */
export function setMarkup(node, markup) {
  if (drawn.get(node) === markup) return;
  drawn.set(node, markup);
  // eslint-disable-next-line no-restricted-properties -- drawings made here, never words that somebody typed
  node.innerHTML = markup;
}

/** @param {Element} node @param {string} name @param {string|null} value */
export function setAttribute(node, name, value) {
  if (value === null) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== value) {
    node.setAttribute(name, value);
  }
}

/** @template {keyof HTMLElementTagNameMap} T @param {T} tag @param {string} [className] @param {Record<string, string>} [attributes] */
export function htmlNode(tag, className = "", attributes = {}) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

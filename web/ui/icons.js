/**
 * Icons as inline SVG. They decorate: the words beside them, or the label of their button, say what they mean.
 */
import { html, svg } from "lit-html";
import { ICONS } from "../../assets/icons/icons.js";

/** @typedef {keyof typeof ICONS} IconName */

/** @param {IconName} name @param {string} [more] further classes */
export const icon = (name, more = "") =>
  html`<svg class="icon ${more}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${svg`<path d=${ICONS[name]}></path>`}</svg>`;

export const logo = () =>
  html`<svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect class="logo-a" x="1" y="1" width="14" height="14" rx="4"></rect><rect class="logo-b" x="17" y="1" width="14" height="14" rx="4"></rect>
    <rect class="logo-c" x="1" y="17" width="14" height="14" rx="4"></rect><rect class="logo-d" x="17" y="17" width="14" height="14" rx="4"></rect>
  </svg>`;

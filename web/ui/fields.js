/**
 * Form parts with their label, hint and id. Law: every control has a visible label and says what it does before it is used.
 */
import { html, nothing } from "lit-html";

/**
 * @param {{label: string, value: string, placeholder?: string, maxlength?: number, autocomplete?: string, required?: boolean, hint?: string,
 *   onInput: (value: string) => void}} options
 */
export const field = ({ label, value, placeholder = "", maxlength = 80, autocomplete = "off", required = false, hint = "", onInput }) =>
  html`<label class="field"><span class="label">${label}</span>
    <input class="input" type="text" .value=${value} placeholder=${placeholder} maxlength=${maxlength} autocomplete=${autocomplete} ?required=${required}
      @input=${(/** @type {any} */ event) => onInput(event.target.value)}>
    ${hint ? html`<span class="hint">${hint}</span>` : ""}
  </label>`;

/**
 * One of a few, side by side.
 * @param {{label: string, name: string, value: string, values: string[], say: (value: string) => string, hint?: string, onPick: (value: string) => void}} options
 */
export const segments = ({ label, name, value, values, say, hint = "", onPick }) =>
  html`<fieldset class="field"><legend class="label">${label}</legend>
    <div class="segments">${values.map((one) => html`<label class="segment"><input type="radio" name=${name} value=${one} .checked=${one === value} @change=${() => onPick(one)}><span>${say(one)}</span></label>`)}</div>
    ${hint ? html`<p class="hint">${hint}</p>` : ""}
  </fieldset>`;

/**
 * One of many.
 * @param {{label: string, name: string, value: string, values: string[], say: (value: string) => string, hint?: string, onPick: (value: string) => void}} options
 */
export const select = ({ label, name, value, values, say, hint = "", onPick }) =>
  html`<label class="field"><span class="label">${label}</span>
    <select class="input" name=${name} @change=${(/** @type {any} */ event) => onPick(event.target.value)}>
      ${values.map((one) => html`<option value=${one} ?selected=${one === value}>${say(one)}</option>`)}
    </select>
    ${hint ? html`<span class="hint">${hint}</span>` : ""}
  </label>`;

/** @param {{label: string, on: boolean, hint?: string, onPick: (on: boolean) => void}} options */
export const toggle = ({ label, on, hint = "", onPick }) =>
  html`<label class="toggle"><span><span class="label">${label}</span>${hint ? html`<span class="hint">${hint}</span>` : nothing}</span>
    <input type="checkbox" role="switch" .checked=${on} @change=${(/** @type {any} */ event) => onPick(event.target.checked)}></label>`;

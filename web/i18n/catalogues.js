/**
 * All catalogues of the page, bundled as text. A language is a folder in assets/locales.
 */
import deFlagge from "../../assets/locales/de/flagge.ftl";
import deProblems from "../../assets/locales/de/problems.ftl";
import deShell from "../../assets/locales/de/shell.ftl";
import enFlagge from "../../assets/locales/en/flagge.ftl";
import enProblems from "../../assets/locales/en/problems.ftl";
import enShell from "../../assets/locales/en/shell.ftl";

export const CATALOGUES = { de: [deShell, deProblems, deFlagge], en: [enShell, enProblems, enFlagge] };
/** @type {import("./translate.js").Language[]} */
export const LANGUAGES = ["de", "en"];

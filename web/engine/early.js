/**
 * Starts the large downloads before the app itself is there. Law: it runs first and does nothing else; on a page that the
 * service worker serves there is nothing to fetch.
 */
import { beginDownloads } from "./downloads.js";

beginDownloads();

// Apart from the schemas: the process that reads one document starts without loading those.
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_MAX_PAGES = 60;
export const DOCUMENT_MAX_SECONDS = 10;
/** As much as sixty full pages hold. */
export const TEXT_MAX_CHARACTERS = 250_000;

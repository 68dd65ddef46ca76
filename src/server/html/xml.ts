/** Characters that no XML document may hold, even escaped; PostgreSQL stores all of them but U+0000. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The text without what XML forbids; it still has to be escaped. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '');

/** Safe in an element and in an attribute, of XML as of HTML. */
export const escapeXml = (text: string): string =>
  xmlText(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

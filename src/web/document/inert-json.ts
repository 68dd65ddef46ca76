/** What ends a script element, or makes the parser read on beyond its end. */
const MARKUP = /<(?=\/?script|!--)/gi;

/**
 * JSON that is safe inside a script element: no text in it can close the element or break the JavaScript parser. Other
 * tags are left as they are: the page shows the same texts, and compresses what it holds twice.
 */
export const inertJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(MARKUP, '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

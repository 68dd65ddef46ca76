export type Html = { readonly html: string };

export const nothing: Html = { html: '' };

/**
 * The only way to insert a value in a notice: every placeholder is escaped unless it is already HTML.
 *
 * Placeholders are text nodes, never attributes: quotes stay as typed, as the sanitiser leaves them.
 */
export const html = (parts: TemplateStringsArray, ...holes: readonly (string | Html)[]): Html => {
  const written = parts.map(unwrapped).reduce((text, part, index) => {
    const hole = holes[index - 1] ?? nothing;
    return closeSentence(text + (typeof hole === 'string' ? escapeText(hole) : hole.html), part);
  });
  return { html: written };
};

export const paragraph = (...items: readonly Html[]): Html => wrapped('p', joined(items, ' '));

export const lines = (...items: readonly Html[]): Html => wrapped('p', joined(items, '<br>'));

export const bullets = (items: readonly Html[]): Html => listed('ul', items);

export const numbers = (items: readonly Html[]): Html => listed('ol', items);

/** « Siège social : 18 rue des Tisserands »: a labelled line of a notice. */
export const fact = (label: string, text: string): Html => html`<strong>${label} :</strong> ${text}.`;

// Line breaks of the template source are not line breaks of the notice.
const unwrapped = (part: string): string => part.replace(/(?<!\s)\s*\n\s*/g, ' ');

// A value such as « Dupont & Cie. » already ends with the full stop that the template adds.
const closeSentence = (text: string, part: string): string =>
  /[.…]$/.test(text) && part.startsWith('.') ? text + part.slice(1) : text + part;

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const joined = (items: readonly Html[], separator: string): string =>
  items
    .map((item) => item.html)
    .filter(Boolean)
    .join(separator);

const wrapped = (tag: string, content: string): Html =>
  content ? { html: `<${tag}>${content}</${tag}>` } : nothing;

const listed = (tag: 'ul' | 'ol', items: readonly Html[]): Html =>
  wrapped(tag, items.map((item) => wrapped('li', item.html).html).join(''));

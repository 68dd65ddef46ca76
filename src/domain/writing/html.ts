const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for HTML. */
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

export const heading = (text: string): string => `<h2>${escapeHtml(text)}</h2>`;
export const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
export const quotation = (text: string): string => `<blockquote><p>${escapeHtml(text)}</p></blockquote>`;
export const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

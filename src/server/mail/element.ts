/** HTML that is safe to send: made by `element` alone. */
export type Html = { readonly html: string };

type Child = Html | string;
type Attributes = Readonly<Record<string, string | number>>;

const VOID = new Set(['br', 'img', 'meta']);

/** One element of a mail. All text is escaped here and nowhere else. */
export const element = (name: string, attributes: Attributes, ...children: readonly Child[]): Html => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  const open = `<${name}${written.join('')}>`;
  if (VOID.has(name)) return { html: open };
  return { html: `${open}${children.map(childHtml).join('')}</${name}>` };
};

const childHtml = (child: Child): string => (typeof child === 'string' ? escapeHtml(child) : child.html);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

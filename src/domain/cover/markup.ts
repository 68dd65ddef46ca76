/** Text made safe for an SVG's attributes and contents. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

export type ArticleText = { title: string; description: string; content: string };

/**
 * The whole article as one HTML text, for a line-by-line comparison; an image is replaced by its alt text.
 */
export const comparableText = ({ title, description, content }: ArticleText): string =>
  `<p>${asHtml(title)}</p><p>${asHtml(description)}</p>${content.replace(/<img\b[^<>]*>/gi, imageLine)}`;

const imageLine = (tag: string): string => {
  const alt = /\balt="([^"]*)"/i.exec(tag)?.[1];
  return `<p>[image${alt ? ` : ${alt}` : ''}]</p>`;
};

const asHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

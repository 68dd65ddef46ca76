import { DomUtils, parseDocument } from 'htmlparser2';
import type { Site } from './site.ts';

export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Root = ReturnType<typeof parseDocument> | PageElement;
type Attributes = Readonly<Record<string, string | RegExp>>;

/** A page as the server sends it, before and without any script. */
export const parsePage = (html: string): Root => parseDocument(html);

/** The elements of this name below, with these attributes, in the order of the page. */
export const elementsIn = (root: Root, name: string, attributes: Attributes = {}): PageElement[] =>
  DomUtils.getElementsByTagName(name, root, true).filter((element) =>
    Object.entries(attributes).every(([attribute, expected]) => {
      const value = element.attribs[attribute];
      return value !== undefined && (expected instanceof RegExp ? expected.test(value) : value === expected);
    }),
  );

/** The only element of this name below, with these attributes. */
export const elementIn = (root: Root, name: string, attributes: Attributes = {}): PageElement => {
  const [found, ...others] = elementsIn(root, name, attributes);
  if (!found || others.length > 0)
    throw new Error(`${others.length + Number(!!found)} <${name}> ${JSON.stringify(attributes)}`);
  return found;
};

/** What a reader sees of it, spaces and lines as one space. No-break spaces stay. */
export const textOf = (root: Root): string =>
  DomUtils.innerText(root)
    .replace(/[ \n]+/g, ' ')
    .trim();

export const textsIn = (root: Root, name: string, attributes: Attributes = {}): string[] =>
  elementsIn(root, name, attributes).map(textOf);

export const linksIn = (root: Root): string[] =>
  elementsIn(root, 'a').map(({ attribs }) => attribs.href ?? '');

/** Where the link with this text leads. */
export const linkIn = (root: Root, text: string): string | undefined =>
  elementsIn(root, 'a').find((link) => textOf(link) === text)?.attribs.href;

/** The section that a heading with this text names. */
export const sectionIn = (root: Root, title: string): PageElement => {
  const heading = ['h1', 'h2', 'h3']
    .flatMap((name) => elementsIn(root, name))
    .find((h) => textOf(h) === title);
  return elementIn(root, 'section', { 'aria-labelledby': heading?.attribs.id ?? '' });
};

/** What the main part of this page of a site says. */
export const readPage = async ({ url }: Pick<Site, 'url'>, path: string): Promise<string> => {
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${path} : ${answer.status}`);
  return textOf(elementIn(parsePage(await answer.text()), 'main'));
};

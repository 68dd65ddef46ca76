import { createRequire } from 'node:module';

export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

type Attribute = { value: string };
type Parser = {
  onopentag: (tag: { name: string; attributes: Record<string, Attribute> }) => void;
  onclosetag: () => void;
  ontext: (text: string) => void;
  oncdata: (text: string) => void;
  write(xml: string): { close(): void };
};
type Sax = { parser(strict: boolean, options: { xmlns: boolean; strictEntities: boolean }): Parser };

// The parser among the dependencies of `feed`, independent of the code that writes the feeds.
const sax: Sax = createRequire(import.meta.resolve('feed'))('sax');

const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** The root of a document; throws unless it is well formed, with every prefix declared. */
export const parseXml = (xml: string): XmlElement => {
  const forbidden = FORBIDDEN.exec(xml);
  if (forbidden) throw new Error(`A character that XML forbids at ${forbidden.index}`);
  const document: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [document];
  const current = () => open.at(-1) ?? document;
  const read = (text: string) => {
    current().text += text;
  };
  const parser = sax.parser(true, { xmlns: true, strictEntities: true });
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, attributes: Object.fromEntries(values), text: '', children: [] };
    current().children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = read;
  parser.oncdata = read;
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new Error('No element');
  return root;
};

/** Every element of this name below. */
export const elementsOf = (root: XmlElement, name: string): XmlElement[] =>
  root.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);

/** The texts of every element of this name below. */
export const textsOf = (root: XmlElement, name: string): string[] =>
  elementsOf(root, name).map(({ text }) => text);

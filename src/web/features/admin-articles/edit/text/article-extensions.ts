import { Mark, Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { tableExtensions } from './article-tables.ts';

/**
 * Elements of older articles that the toolbar cannot create: they are shown, editable and preserved when the
 * article is saved.
 */
const wrapper = (name: string, tag: string, rest: { content: string; group?: string }) =>
  Node.create({
    name,
    ...rest,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const mark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const preservedNodes = [
  wrapper('figure', 'figure', { content: '(image | figcaption | block)+', group: 'block' }),
  wrapper('figcaption', 'figcaption', { content: 'inline*' }),
  mark('superscript', 'sup'),
  mark('subscript', 'sub'),
];

/** The editor's schema: exactly what the server's sanitiser allows and stores. */
export const articleExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: { levels: [1, 2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // The server sets the rel attribute of links.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  Image,
  ...preservedNodes,
  ...tableExtensions,
];

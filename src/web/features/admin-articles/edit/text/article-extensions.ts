import { Mark, Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';

/**
 * What older articles hold and the toolbar does not make: it is shown, edited and kept, never silently lost by
 * opening the article and saving it.
 */
const wrapper = (name: string, tag: string, rest: { content: string; group?: string }) =>
  Node.create({
    name,
    ...rest,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: { default: null },
      rowspan: { default: null },
      scope: { default: null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const mark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const preservedNodes = [
  wrapper('figure', 'figure', { content: '(image | figcaption | block)+', group: 'block' }),
  wrapper('figcaption', 'figcaption', { content: 'inline*' }),
  wrapper('table', 'table', {
    content: 'tableCaption? (tableHead | tableBody | tableRow)+',
    group: 'block',
  }),
  wrapper('tableCaption', 'caption', { content: 'inline*' }),
  wrapper('tableHead', 'thead', { content: 'tableRow+' }),
  wrapper('tableBody', 'tbody', { content: 'tableRow+' }),
  wrapper('tableRow', 'tr', { content: '(tableCell | tableHeader)*' }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  mark('superscript', 'sup'),
  mark('subscript', 'sub'),
];

/** All that an article may hold: no more than the server's own allow-list, and nothing less than it stores. */
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
      // The server says what a link's rel is.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    trailingNode: false,
  }),
  Image,
  ...preservedNodes,
];

import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { preservedNodes } from './article-nodes.ts';

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

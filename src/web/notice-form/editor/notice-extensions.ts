import StarterKit from '@tiptap/starter-kit';

/**
 * Only what the specification's toolbar offers: nothing else can be typed, pasted or restored. This
 * allow-list is narrower than the server's.
 */
export const noticeExtensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
  }),
];

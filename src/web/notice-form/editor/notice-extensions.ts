import StarterKit from '@tiptap/starter-kit';

/**
 * The toolbar of the specification and nothing else: what is not in this schema cannot be typed, pasted or
 * restored. It is the editor's allow-list, narrower than the server's.
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

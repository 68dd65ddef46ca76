import type { Tool } from '#web/editor/tool.ts';

/** Bold, italic, underline, ordered list, bullet list, clean: the specification's toolbar, in its order. */
export const noticeTools: readonly Tool[] = [
  {
    label: 'Gras',
    icon: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    use: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italique',
    icon: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    use: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Souligné',
    icon: 'underline',
    isOn: (editor) => editor.isActive('underline'),
    use: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Liste numérotée',
    icon: 'ordered-list',
    opensGroup: true,
    isOn: (editor) => editor.isActive('orderedList'),
    use: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Liste à puces',
    icon: 'bullet-list',
    isOn: (editor) => editor.isActive('bulletList'),
    use: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Effacer la mise en forme',
    icon: 'clear-format',
    opensGroup: true,
    use: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];

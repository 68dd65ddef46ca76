import type { Editor } from '@tiptap/core';
import type { Tool } from '#web/editor/tool.ts';

type Dialogs = { openLink: (editor: Editor) => void; openImage: (editor: Editor) => void };

const heading = (level: 1 | 2 | 3): Tool => ({
  label: `Titre H${level}`,
  icon: { text: `H${level}` },
  isOn: (editor) => editor.isActive('heading', { level }),
  use: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** Formatting, headings, lists, links and images (admin.md, section 2). */
export const articleTools = ({ openLink, openImage }: Dialogs): readonly Tool[] => [
  {
    label: 'Texte courant',
    icon: { text: 'Texte' },
    isOn: (editor) => editor.isActive('paragraph'),
    use: (editor) => editor.chain().focus().setParagraph().run(),
  },
  heading(1),
  heading(2),
  heading(3),
  {
    label: 'Gras',
    icon: 'bold',
    opensGroup: true,
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
    label: 'Citation',
    icon: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    use: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Lien',
    icon: 'link',
    opensGroup: true,
    isOn: (editor) => editor.isActive('link'),
    use: openLink,
  },
  { label: 'Image', icon: 'image', use: openImage },
  {
    label: 'Effacer la mise en forme',
    icon: 'clear-format',
    use: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
  },
];

import type { Editor } from '@tiptap/core';
import {
  bold,
  bulletList,
  clearFormat,
  italic,
  orderedList,
  underline,
} from '#web/editor/formatting-tools.ts';
import type { Tool } from '#web/editor/tool.ts';

type Dialogs = { openLink: (editor: Editor) => void; openImage: (editor: Editor) => void };

const heading = (level: 1 | 2 | 3): Tool => ({
  label: `Titre H${level}`,
  icon: { text: `H${level}` },
  isOn: (editor) => editor.isActive('heading', { level }),
  use: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/** Formatting, headings, lists, links and images. */
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
  { ...bold, opensGroup: true },
  italic,
  underline,
  { ...orderedList, opensGroup: true },
  bulletList,
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
  clearFormat,
];

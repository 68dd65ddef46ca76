import type { Tool } from './tool.ts';

/** The buttons shared by notices and articles; each toolbar sets its own `opensGroup`. */
export const bold: Tool = {
  label: 'Gras',
  icon: 'bold',
  isOn: (editor) => editor.isActive('bold'),
  use: (editor) => editor.chain().focus().toggleBold().run(),
};

export const italic: Tool = {
  label: 'Italique',
  icon: 'italic',
  isOn: (editor) => editor.isActive('italic'),
  use: (editor) => editor.chain().focus().toggleItalic().run(),
};

export const underline: Tool = {
  label: 'Souligné',
  icon: 'underline',
  isOn: (editor) => editor.isActive('underline'),
  use: (editor) => editor.chain().focus().toggleUnderline().run(),
};

export const orderedList: Tool = {
  label: 'Liste numérotée',
  icon: 'ordered-list',
  isOn: (editor) => editor.isActive('orderedList'),
  use: (editor) => editor.chain().focus().toggleOrderedList().run(),
};

export const bulletList: Tool = {
  label: 'Liste à puces',
  icon: 'bullet-list',
  isOn: (editor) => editor.isActive('bulletList'),
  use: (editor) => editor.chain().focus().toggleBulletList().run(),
};

export const clearFormat: Tool = {
  label: 'Effacer la mise en forme',
  icon: 'clear-format',
  use: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run(),
};

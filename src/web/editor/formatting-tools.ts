import { format, type Tool } from './tool.ts';

/** The buttons shared by notices and articles; each toolbar sets its own `opensGroup`. */
export const bold: Tool = {
  label: 'Gras',
  icon: { path: 'M7 4.5h6.2a3.6 3.6 0 0 1 0 7.2H7zM7 11.7h7.2a3.9 3.9 0 0 1 0 7.8H7z' },
  isOn: (editor) => editor.isActive('bold'),
  use: format((chain) => chain.toggleBold()),
};

export const italic: Tool = {
  label: 'Italique',
  icon: { path: 'M10.5 4.5h8M5.5 19.5h8M14.5 4.5l-5 15' },
  isOn: (editor) => editor.isActive('italic'),
  use: format((chain) => chain.toggleItalic()),
};

export const underline: Tool = {
  label: 'Souligné',
  icon: { path: 'M6.5 4v6.5a5.5 5.5 0 0 0 11 0V4M5 20.5h14' },
  isOn: (editor) => editor.isActive('underline'),
  use: format((chain) => chain.toggleUnderline()),
};

export const orderedList: Tool = {
  label: 'Liste numérotée',
  icon: {
    path: 'M10 5.5h10M10 12h10M10 18.5h10M3.8 4.6 5 4v4M3.8 16.4a1.3 1.3 0 0 1 2.4.7c0 1-2.4 1.6-2.4 3h2.6',
  },
  isOn: (editor) => editor.isActive('orderedList'),
  use: format((chain) => chain.toggleOrderedList()),
};

export const bulletList: Tool = {
  label: 'Liste à puces',
  icon: { path: 'M9 5.5h11M9 12h11M9 18.5h11M4 5.5h.1M4 12h.1M4 18.5h.1' },
  isOn: (editor) => editor.isActive('bulletList'),
  use: format((chain) => chain.toggleBulletList()),
};

export const clearFormat: Tool = {
  label: 'Effacer la mise en forme',
  icon: { path: 'M5 7.5v-3h14v3M9 19.5h5M13 4.5l-3.5 15M15.5 15l5 5M20.5 15l-5 5' },
  use: format((chain) => chain.unsetAllMarks().clearNodes()),
};

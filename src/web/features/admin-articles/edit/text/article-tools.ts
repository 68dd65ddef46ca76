import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  isInTable,
  toggleHeader,
} from '@tiptap/pm/tables';
import {
  bold,
  bulletList,
  clearFormat,
  italic,
  orderedList,
  underline,
} from '#web/editor/formatting-tools.ts';
import { format, type Tool } from '#web/editor/tool.ts';
import { deleteTable, insertTable, toggleCaption } from './article-tables.ts';

type Options = {
  openLink: (editor: Editor) => void;
  openImage: (editor: Editor) => void;
  /** Whether the tools for the rows and columns of a table are shown. */
  tableTools: boolean;
  showTableTools: (shown: boolean) => void;
};

/** The keys of the tools that StarterKit does not bind. */
export const LINK_KEY = 'Mod-k';
/** Word's keys: Tab leaves the editor. */
export const DEEPER_KEY = 'Alt-Shift-ArrowRight';
export const SHALLOWER_KEY = 'Alt-Shift-ArrowLeft';

const heading = (level: 1 | 2 | 3): Tool => ({
  label: `Titre H${level}`,
  icon: { text: `H${level}` },
  isOn: (editor) => editor.isActive('heading', { level }),
  use: format((chain) => chain.toggleHeading({ level })),
});

const undo: Tool = {
  label: 'Défaire',
  icon: { path: 'M8.5 4.5 4 9l4.5 4.5M4 9h10a5.25 5.25 0 0 1 0 10.5H8' },
  shortcut: 'Mod-z',
  isUsable: (editor) => editor.can().undo(),
  use: format((chain) => chain.undo()),
};

const redo: Tool = {
  label: 'Refaire',
  icon: { path: 'M15.5 4.5 20 9l-4.5 4.5M20 9H10a5.25 5.25 0 0 0 0 10.5h6' },
  shortcut: 'Mod-Shift-z',
  isUsable: (editor) => editor.can().redo(),
  use: format((chain) => chain.redo()),
};

const deeper: Tool = {
  label: 'Abaisser dans la liste',
  icon: { path: 'M4 5h16M4 19h16M12 9.7h8M12 14.3h8M4 8.8 7.4 12 4 15.2' },
  shortcut: DEEPER_KEY,
  isUsable: (editor) => editor.can().sinkListItem('listItem'),
  use: format((chain) => chain.sinkListItem('listItem')),
};

const shallower: Tool = {
  label: 'Remonter dans la liste',
  icon: { path: 'M4 5h16M4 19h16M12 9.7h8M12 14.3h8M7.4 8.8 4 12l3.4 3.2' },
  shortcut: SHALLOWER_KEY,
  isUsable: (editor) => editor.can().liftListItem('listItem'),
  use: format((chain) => chain.liftListItem('listItem')),
};

const GRID = 'M3.5 5h17v14h-17zM3.5 10h17M9.2 5v14M14.8 5v14';

/** Inserts a table, and shows the tools of its rows and columns; in a table, shows or hides them. */
const table = ({ tableTools, showTableTools }: Options): Tool => ({
  label: 'Tableau',
  icon: { path: GRID },
  isOn: ({ state }) => isInTable(state),
  isExpanded: tableTools,
  use: (editor) => {
    const inserted = insertTable(editor.state, editor.view.dispatch);
    showTableTools(inserted || !tableTools);
    editor.view.focus();
  },
});

const inTable = (label: string, icon: Tool['icon'], command: Command): Tool => ({
  label,
  icon,
  isUsable: ({ state }) => command(state),
  use: ({ state, view }) => {
    command(state, view.dispatch);
    view.focus();
  },
});

const rowsAndColumns: readonly Tool[] = [
  { ...inTable('Ligne au-dessus', { path: 'M4 12h16v7.5H4zM12 3v6M9 6h6' }, addRowBefore), opensRow: true },
  inTable('Ligne en dessous', { path: 'M4 4.5h16V12H4zM12 15v6M9 18h6' }, addRowAfter),
  inTable('Supprimer la ligne', { path: 'M4 7.5h16v6H4zM9.5 16.5l5 5M14.5 16.5l-5 5' }, deleteRow),
  {
    ...inTable('Colonne à gauche', { path: 'M12 4v16h7.5V4zM3 12h6M6 9v6' }, addColumnBefore),
    opensGroup: true,
  },
  inTable('Colonne à droite', { path: 'M4.5 4v16H12V4zM15 12h6M18 9v6' }, addColumnAfter),
  inTable('Supprimer la colonne', { path: 'M7.5 4v16h6V4zM16.5 9.5l5 5M21.5 9.5l-5 5' }, deleteColumn),
  {
    ...inTable("Ligne d'en-tête", { text: 'En-tête' }, toggleHeader('row')),
    opensGroup: true,
  },
  inTable('Légende du tableau', { text: 'Légende' }, toggleCaption),
  { ...inTable('Supprimer le tableau', 'trash', deleteTable), opensGroup: true },
];

/** Formatting, headings, lists, links, images and tables. */
export const articleTools = (options: Options): readonly Tool[] => [
  undo,
  redo,
  {
    label: 'Texte courant',
    opensGroup: true,
    icon: { text: 'Texte' },
    isOn: (editor) => editor.isActive('paragraph'),
    use: format((chain) => chain.setParagraph()),
  },
  heading(1),
  heading(2),
  heading(3),
  { ...bold, opensGroup: true },
  italic,
  underline,
  { ...orderedList, opensGroup: true },
  bulletList,
  deeper,
  shallower,
  {
    label: 'Citation',
    icon: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    use: format((chain) => chain.toggleBlockquote()),
  },
  {
    label: 'Lien',
    icon: 'link',
    opensGroup: true,
    shortcut: LINK_KEY,
    isOn: (editor) => editor.isActive('link'),
    use: options.openLink,
  },
  { label: 'Image', icon: 'image', use: options.openImage },
  table(options),
  clearFormat,
  ...(options.tableTools ? rowsAndColumns : []),
];

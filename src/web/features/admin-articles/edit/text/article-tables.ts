import { Extension, Node } from '@tiptap/core';
import { DOMSerializer, type Node as DocumentNode, type Schema } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { findTable, isInTable, tableEditing } from '@tiptap/pm/tables';

/**
 * The editor knows a table as rows of cells; the stored table also has its caption, its `thead` and the scope of its
 * header cells. A caption is a node beside its table, in a frame of their own: the table commands expect rows only.
 */
const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const FRAME = 'data-captioned-table';

const CaptionedTable = Node.create({
  name: 'captionedTable',
  content: 'tableCaption table',
  group: 'block',
  isolating: true,
  parseHTML: () => [
    {
      tag: 'table',
      priority: 60,
      getAttrs: (table) => (table.querySelector(':scope > caption') ? null : false),
      contentElement: (table) => framed(table as Element),
    },
  ],
  renderHTML: () => ['div', { [FRAME]: '' }, 0],
});

const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: () => ['caption', 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // The table commands read it; the width of columns is left to the page.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
      ...(tag === 'th' && { scope: { default: null } }),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) =>
    Math.max(1, Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] === 1 ? {} : { [name]: attributes[name] },
});

const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const TableEditing = Extension.create({
  name: 'tableEditing',
  extendNodeSchema: ({ name }) => ({ tableRole: ROLES[name] }),
  addProseMirrorPlugins: () => [tableEditing()],
  // Whatever turns the text into HTML, to store it or to copy it, takes the serializer of the schema.
  onBeforeCreate() {
    const { schema } = this.editor;
    schema.cached.domSerializer = new StoredSerializer(
      DOMSerializer.nodesFromSchema(schema),
      DOMSerializer.marksFromSchema(schema),
    );
  },
});

class StoredSerializer extends DOMSerializer {
  override serializeFragment(...[content, options, target]: Parameters<DOMSerializer['serializeFragment']>) {
    const written = super.serializeFragment(content, options, target);
    for (const frame of written.querySelectorAll(`[${FRAME}]`)) {
      const [caption, table] = frame.children;
      if (caption && table) table.prepend(caption);
      frame.replaceWith(...(table ? [table] : []));
    }
    for (const table of written.querySelectorAll('table')) separateHead(table);
    return written;
  }
}

/** The first rows are the head of the table if all their cells are headers. */
const separateHead = (table: HTMLTableElement): void => {
  const [body] = table.tBodies;
  if (!body || table.tHead) return;
  const rows = [...body.rows];
  const isHead = (row: HTMLTableRowElement) =>
    row.cells.length > 0 &&
    [...row.cells].every(({ localName, rowSpan }) => localName === 'th' && rowSpan === 1);
  const size = rows.findIndex((row) => !isHead(row));
  if (size > 0) body.before(headOf(table, rows.slice(0, size)));
  for (const header of body.querySelectorAll('th')) if (!header.scope) header.scope = 'row';
};

const headOf = (table: HTMLTableElement, rows: readonly Element[]): Element => {
  const head = table.ownerDocument.createElement('thead');
  head.append(...rows);
  for (const header of head.querySelectorAll('th')) if (!header.scope) header.scope = 'col';
  return head;
};

/** The caption of a stored table, then the table without it. */
const framed = (table: Element): HTMLElement => {
  const frame = table.ownerDocument.createElement('div');
  const rows = table.cloneNode(true) as Element;
  const caption = rows.querySelector(':scope > caption');
  frame.append(...(caption ? [caption] : []), rows);
  return frame;
};

export const tableExtensions = [
  Table,
  CaptionedTable,
  TableCaption,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
  TableEditing,
];

const ROWS = 3;
const COLUMNS = 3;

/** An empty table with a row of headers. */
const newTable = ({ nodes }: Schema): DocumentNode | undefined => {
  const { table, tableRow, tableHeader, tableCell } = nodes;
  if (!table || !tableRow || !tableHeader || !tableCell) return undefined;
  const row = (type: typeof tableCell) =>
    tableRow.create(
      null,
      Array.from({ length: COLUMNS }, () => type.createAndFill()).filter((made) => made !== null),
    );
  return table.create(null, [row(tableHeader), ...Array.from({ length: ROWS - 1 }, () => row(tableCell))]);
};

/** The table around the selection, with its frame if it has a caption. */
const tableAround = ({ selection: { $from } }: EditorState) => {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === 'captionedTable')
      return { from: $from.before(depth), node: $from.node(depth), captioned: true };
  const found = findTable($from);
  return found ? { from: found.pos, node: found.node, captioned: false } : undefined;
};

export const insertTable: Command = (state, dispatch) => {
  const table = newTable(state.schema);
  const { tr } = state;
  if (!table || isInTable(state)) return false;
  const { from } = tr.replaceSelectionWith(table).selection;
  // The caret may be in the new table, or after it.
  tr.doc.nodesBetween(0, from, (node, at) => {
    if (node === table) tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
  });
  dispatch?.(tr.scrollIntoView());
  return true;
};

export const deleteTable: Command = (state, dispatch) => {
  const table = tableAround(state);
  if (table) dispatch?.(state.tr.delete(table.from, table.from + table.node.nodeSize).scrollIntoView());
  return table !== undefined;
};

/** Adds a caption to the table and puts the caret in it, or removes it. */
export const toggleCaption: Command = (state, dispatch) => {
  const { captionedTable, tableCaption } = state.schema.nodes;
  const around = tableAround(state);
  if (!around || !captionedTable || !tableCaption) return false;
  const { from, node, captioned } = around;
  const changed = captioned ? node.lastChild : captionedTable.create(null, [tableCaption.create(), node]);
  const tr = state.tr.replaceWith(from, from + node.nodeSize, changed ?? []);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView());
  return true;
};

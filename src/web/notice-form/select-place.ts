import { printedLength } from '#domain/text/visible-text.ts';

/**
 * Words of the notice, by the number of its signs before them and up to their end. Spaces do not count: the text
 * that was read and the editor's document have different ones.
 */
export type Place = { readonly from: number; readonly to: number };

export const placeIn = (text: string, { start, end }: { start: number; end: number }): Place => ({
  from: printedLength(text.slice(0, start)),
  to: printedLength(text.slice(0, end)),
});

/** Selects these words in the editor, and scrolls to them. */
export const selectPlace = (editor: HTMLElement | null, { from, to }: Place): void => {
  if (!editor) return;
  editor.focus({ preventScroll: true });
  const start = pointAt(editor, from);
  const end = pointAt(editor, to - 1);
  if (!start || !end) return;
  document.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset + 1);
  start.node.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
};

/** The node and the offset of the sign that has so many before it. */
const pointAt = (root: Element, signs: number): { node: Node; offset: number } | undefined => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const signsHere = printedLength(text);
    if (before + signsHere > signs) return { node, offset: offsetOf(text, signs - before) };
    before += signsHere;
  }
  return undefined;
};

const offsetOf = (text: string, signs: number): number => {
  let before = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const printed = printedLength(text[offset] ?? '');
    if (printed > 0 && before === signs) return offset;
    before += printed;
  }
  return text.length;
};

import type { Editor } from '@tiptap/core';

type Picture = { src: string; alt: string; caption: string };
type Place = { from: number; to: number; picture: boolean };

/** The picture that is selected, with the caption of its figure; or the place where a new one goes. */
export const selectedPicture = (editor: Editor): Picture & Place => {
  const { from, to, $from } = editor.state.selection;
  if (!editor.isActive('image')) return { src: '', alt: '', caption: '', from, to, picture: false };
  const { src, alt } = editor.getAttributes('image');
  const own = { src: String(src ?? ''), alt: String(alt ?? '') };
  const figure = $from.parent;
  if (figure.type.name !== 'figure') return { ...own, caption: '', from, to, picture: true };
  const caption = figure.lastChild?.type.name === 'figcaption' ? figure.lastChild.textContent : '';
  return { ...own, caption, from: $from.before(), to: $from.after(), picture: true };
};

/**
 * Puts a picture there. The caret goes to the line below: on the picture itself, the next key would replace it. A
 * new picture opens that line; one that is changed uses the line it has.
 */
export const putPicture = (editor: Editor, place: Place, { src, alt, caption }: Picture): void => {
  const image = { type: 'image', attrs: { src, alt } };
  const node = caption
    ? { type: 'figure', content: [image, { type: 'figcaption', content: [{ type: 'text', text: caption }] }] }
    : image;
  const { doc, schema } = editor.state;
  const line = place.picture && doc.resolve(place.to).nodeAfter?.isTextblock;
  const put = editor.chain().insertContentAt(place, line ? [node] : [node, { type: 'paragraph' }]);
  if (line) put.setTextSelection(place.from + schema.nodeFromJSON(node).nodeSize + 1);
  put.run();
};

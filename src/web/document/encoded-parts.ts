const encoder = new TextEncoder();

/** Not to be guessed: whatever the texts of a page contain, none is taken for a mark. */
const MARK = `<!--${crypto.randomUUID()} `;
const END = '-->';

/** Stands in the HTML for a part whose bytes are known. */
export const markOf = (name: string): string => MARK + name + END;

export const encode = (text: string): Uint8Array => encoder.encode(text);

/** A character of a string takes at most so many bytes. */
const MOST_BYTES = 3;

/** Where a page is put together, one at a time: a new place for each would have to be emptied first. */
let workspace = new Uint8Array(0);

/**
 * The bytes of a page, with those of its parts in the places of their marks. To encode a whole page takes a sixth of its
 * render, and most of it are parts that were encoded before.
 */
export const encodePage = (
  html: string,
  parts: ReadonlyMap<string, readonly Uint8Array[]>,
): Uint8Array<ArrayBuffer> => {
  let length = 0;
  const makeRoom = (more: number) => {
    if (length + more <= workspace.length) return;
    const larger = new Uint8Array(2 * (length + more));
    larger.set(workspace.subarray(0, length));
    workspace = larger;
  };
  const write = (text: string) => {
    makeRoom(text.length * MOST_BYTES);
    length += encoder.encodeInto(text, workspace.subarray(length)).written;
  };
  const copy = (bytes: Uint8Array) => {
    makeRoom(bytes.length);
    workspace.set(bytes, length);
    length += bytes.length;
  };

  let at = 0;
  for (let mark = html.indexOf(MARK); mark >= 0; mark = html.indexOf(MARK, at)) {
    write(html.slice(at, mark));
    at = html.indexOf(END, mark) + END.length;
    const part = parts.get(html.slice(mark + MARK.length, at - END.length));
    if (!part) throw new Error('A part of the page has no bytes');
    part.forEach(copy);
  }
  write(html.slice(at));
  return workspace.slice(0, length);
};

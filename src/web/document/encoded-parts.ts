const encoder = new TextEncoder();

/** Not to be guessed: whatever the texts of a page contain, none is taken for a mark. */
const MARK = `<!--${crypto.randomUUID()} `;
const END = '-->';

/** Stands in the HTML for a part whose bytes are known. */
export const markOf = (name: string): string => MARK + name + END;

export const encode = (text: string): Uint8Array => encoder.encode(text);

/**
 * The bytes of a page, with those of its parts in the places of their marks. To encode a whole page takes a sixth of its
 * render, and most of it are parts that were encoded before.
 */
export const encodePage = (
  html: string,
  parts: ReadonlyMap<string, readonly Uint8Array[]>,
): Uint8Array<ArrayBuffer> => {
  const [first = '', ...others] = html.split(MARK);
  return joined([
    encode(first),
    ...others.flatMap((text) => {
      const end = text.indexOf(END);
      const part = parts.get(text.slice(0, end));
      if (!part) throw new Error('A part of the page has no bytes');
      return [...part, encode(text.slice(end + END.length))];
    }),
  ]);
};

const joined = (pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

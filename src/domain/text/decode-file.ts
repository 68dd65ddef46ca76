/** Every platform has it, browsers and servers alike; the language's own library does not know it. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** The text of a file: in the encoding that an XML file names in its first line, else UTF-8, else that of old Windows. */
export const decodeFile = (bytes: Uint8Array): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start)?.[1];
  return decode(bytes, named) ?? decode(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
};

/** Undefined where the bytes are none of that encoding, or nobody knows it. */
const decode = (bytes: Uint8Array, encoding: string | undefined): string | undefined => {
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

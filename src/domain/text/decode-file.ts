/** Declared here: browsers and Node both have TextDecoder, but the domain compiles without their types. */
declare const TextDecoder: new (
  encoding: string,
  options?: { readonly fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/**
 * The text of a file: in the encoding that an XML file declares in its first line, else UTF-8, else
 * windows-1252.
 */
export const decodeFile = (bytes: Uint8Array): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const named = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(start)?.[1];
  return decode(bytes, named) ?? decode(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
};

/** Undefined if the bytes are not valid in that encoding, or the encoding is unknown. */
const decode = (bytes: Uint8Array, encoding: string | undefined): string | undefined => {
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

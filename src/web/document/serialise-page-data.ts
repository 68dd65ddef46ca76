import { encode } from './encoded-parts.ts';
import { inertJson } from './inert-json.ts';
import type { PageData } from './page-data.ts';

/** The bytes of objects that cannot change: articles and announcements, of which many pages show the same. */
const known = new WeakMap<object, Uint8Array>();

/** The page's data as inert JSON, in pieces. */
export const serialisePageData = (data: PageData): Uint8Array[] => {
  const pieces: Uint8Array[] = [];
  let text = '';

  const write = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || 'toJSON' in value) {
      text += hasJson(value) ? inertJson(value) : 'null';
    } else if (Object.isFrozen(value)) {
      pieces.push(encode(text), bytesOf(value));
      text = '';
    } else if (Array.isArray(value)) {
      text += '[';
      value.forEach((item, place) => {
        if (place > 0) text += ',';
        write(item);
      });
      text += ']';
    } else {
      writeProperties(value);
    }
  };

  const writeProperties = (value: object): void => {
    let separator = '{';
    for (const [name, part] of Object.entries(value)) {
      if (!hasJson(part)) continue;
      text += `${separator}${inertJson(name)}:`;
      write(part);
      separator = ',';
    }
    text += separator === '{' ? '{}' : '}';
  };

  write(data);
  return [...pieces, encode(text)];
};

/** JSON leaves out properties without a value, and writes null for such items of an array. */
const hasJson = (value: unknown): boolean => !['undefined', 'function', 'symbol'].includes(typeof value);

const bytesOf = (value: object): Uint8Array => {
  const before = known.get(value);
  if (before) return before;
  const bytes = encode(inertJson(value));
  known.set(value, bytes);
  return bytes;
};

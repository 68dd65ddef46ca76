/** PostgreSQL's JSON takes neither U+0000 nor half of a surrogate pair: neither in a value nor in a key. */
export const storableJson = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storableJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storableText(name), storableJson(inner)]),
  );
};

const storableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

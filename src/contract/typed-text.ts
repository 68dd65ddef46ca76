import { z } from 'zod';

/** No control character (PostgreSQL refuses U+0000), no lone surrogate, no writing from right to left on the sly. */
export const clean = (given: string): string =>
  given
    .toWellFormed()
    .normalize('NFC')
    .replace(/(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

export const oneLine = (given: string): string => clean(given).replace(/\s+/g, ' ').trim();

/**
 * The same fields under the other names that the specification gives them; a field's own name wins. Whatever else is
 * sent is left to the schema, which ignores it.
 */
export const inEitherSpelling = <Schema extends z.ZodType>(
  schema: Schema,
  twins: Readonly<Record<string, string>>,
) =>
  z.preprocess((given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const translated = Object.entries(given).flatMap(([name, value]) =>
      Object.hasOwn(twins, name) ? [[twins[name], value]] : [],
    );
    return { ...Object.fromEntries(translated), ...given };
  }, schema) as z.ZodType<z.output<Schema>, z.input<Schema>>;

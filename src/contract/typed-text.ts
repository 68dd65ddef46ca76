import { z } from 'zod';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { normalised } from '#domain/text/normalise.ts';

/** Nothing that hides, and no lone surrogate. What HTML hides in its entities is taken out where it is made safe. */
export const clean = (given: string): string =>
  withoutHiddenCharacters(normalised(given.toWellFormed(), 'NFC'));

/**
 * How long a text of `max` characters may be as it is typed, with the spaces and the split letters that `oneLine` takes
 * out: checked before any work is done on it.
 */
export const typedMax = (max: number): number => 4 * max + 1_000;

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

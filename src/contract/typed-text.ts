import { z } from 'zod';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { normalised } from '#domain/text/normalise.ts';

/**
 * Removes hidden characters and lone surrogates. Those written as HTML entities are removed by the sanitiser.
 */
export const clean = (given: string): string =>
  withoutHiddenCharacters(normalised(given.toWellFormed(), 'NFC'));

/**
 * The longest accepted input for a text of `max` characters, with the spaces and the decomposed letters that
 * `oneLine` removes: checked before any work is done on it.
 */
export const typedMax = (max: number): number => 4 * max + 1_000;

export const oneLine = (given: string): string => clean(given).replace(/\s+/g, ' ').trim();

/**
 * Accepts fields under the other names that the specification gives them; a field's own name wins. The schema
 * ignores any other field.
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

import { z } from 'zod';

/** A variable: how its text is read, and the end of the sentence that says what it must be. */
export const variable = <Schema extends z.ZodType>(schema: Schema, expectation: string) => ({
  schema,
  expectation,
});

export const SHORT_TEXT = 'doit être un texte de 300 caractères au plus';
export const shortText = z.string().trim().min(1).max(300).optional();

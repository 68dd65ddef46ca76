import { SURE } from '#domain/reading/facts.ts';
import { readText } from '#domain/reading/read-text.ts';

/** The values of a fact that the reader is sure of, in alphabetical order. */
export const sureValues = (text: string, name: string): readonly string[] =>
  readText(text)
    .facts.filter((fact) => fact.name === name && fact.sure >= SURE)
    .map(({ value }) => value)
    .sort();

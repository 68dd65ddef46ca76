import { expect, it } from 'vitest';
import { sureValues } from './sure-values.ts';

type Row = readonly [text: string, name: string, values: readonly string[]];

/** One test for each text: the values of this fact that the reader is sure of. */
export const reads = (title: string, rows: readonly Row[]): void =>
  it.each(rows)(`${title}: « %s » (%s)`, (text, name, values) => {
    expect(sureValues(text, name)).toEqual(values);
  });

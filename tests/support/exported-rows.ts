import { expect } from 'vitest';

type Answer = {
  statusCode: number;
  body: string;
  headers: Readonly<Record<string, unknown>>;
};

/** The rows of an exported list, each as its cells by the name of the column. */
export const exportedRows = (answer: Answer): Record<string, string>[] => {
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [names = [], ...rows] = answer.body
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'));
  return rows.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [names[index], cell.replaceAll('""', '"')])),
  );
};

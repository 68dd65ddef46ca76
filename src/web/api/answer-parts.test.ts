import { expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { adminAnswerParts } from './admin-answer-parts.ts';
import { addAnswerParts, missingPart } from './answer-parts.ts';

addAnswerParts(adminAnswerParts);

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
};

/** The smallest value that a schema accepts, with every required part. */
const sampleOf = ({ type, properties = {}, required = [], items, anyOf }: Schema): unknown => {
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if (type === 'array') return items?.type === 'object' ? [sampleOf(items)] : [];
  if (type === 'number' || type === 'integer') return 0;
  if (type === 'string') return '';
  if (type !== 'object') return null;
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
};

const schemaOf = (answer: z.ZodType) => z.toJSONSchema(answer, { unrepresentable: 'any' }) as Schema;
const holdsMore = ({ type, properties = {} }: Schema) =>
  type === 'array' ||
  Object.values(properties).some((part) => part.type === 'array' || part.type === 'object');

const all = Object.entries(endpoints).map(([name, { answer }]) => ({ name, schema: schemaOf(answer) }));

it('requires only parts that the contract guarantees', () => {
  const asksMore = all.filter(({ name, schema }) => missingPart(name, sampleOf(schema)) !== undefined);
  expect(asksMore.map(({ name }) => name)).toEqual([]);
});

it('accepts a login that is over, and one that asks for more', () => {
  expect(missingPart('POST /auth/login', { user: {} })).toBeUndefined();
  expect(missingPart('POST /auth/login', { secondFactor: {} })).toBeUndefined();
  expect(missingPart('POST /auth/login', { success: true })).toBe('user{}|secondFactor{}');
});

it('finds the part that an answer lacks', () => {
  const reads = all.filter(({ name, schema }) => name.startsWith('GET ') && holdsMore(schema));
  const others = [null, 'texte', 0, {}, { success: true }];
  const accepted = reads.filter(({ name }) => others.some((body) => missingPart(name, body) === undefined));
  expect(accepted.map(({ name }) => name)).toEqual([]);
});

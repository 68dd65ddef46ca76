import { z } from 'zod';
import { type Endpoint, type EndpointName, endpoints } from '#contract/endpoints.ts';
import { adversarialTexts, neverTheSame } from './adversarial-texts.ts';
import { writeCalls } from './write-calls.ts';

/** A call of the API with a text that grows in all its fields, up to the limits of the call. */
export type GrowingCall = {
  readonly title: string;
  readonly name: EndpointName;
  /** The request with the fields filled to this part of their limits, from 0 to 1. */
  request(part: number): { query?: Record<string, string>; body?: Record<string, unknown> };
};

/** Long enough for a short field: quadratic work on as much takes seconds. */
const FAR_ABOVE = 100_000;

type Given = Record<string, unknown>;
type Field = { name: string; limit: number };

/** Node refuses longer addresses; the limit of the body bounds a field that is refused. */
const ADDRESS_MAX = 12_000;

const takes = (schema: z.ZodType, sample: Given, name: string, text: string): boolean =>
  schema
    .safeParse({ ...sample, [name]: text })
    .error?.issues.every(({ path }) => path[0] !== name && path.length > 0) ?? true;

/** The longest plain text that the field accepts; 500 characters for a field that accepts no plain text. */
const limitOf = (schema: z.ZodType, sample: Given, name: string, most: number): number => {
  const fits = (length: number) => takes(schema, sample, name, 'a'.repeat(length));
  let [low, high] = [0, most];
  for (const length of [20, 1_000, 20_000, most]) if (fits(length)) low = length;
  if (low === 0) return 500;
  if (low === most) return most;
  while (high - low > Math.max(1, low / 50)) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
};

type IsWanted = (title: string) => boolean;
type Shape = {
  name: EndpointName;
  schema: z.ZodType;
  sample: Given;
  names: string[];
  most: number;
  isWanted: IsWanted;
};

const growing = (
  { name, schema, sample, names, most, isWanted }: Shape,
  kind: 'query' | 'body',
): GrowingCall[] => {
  const fields: Field[] = names.map((field) => ({
    name: field,
    limit: limitOf(schema, sample, field, most),
  }));
  const total = fields.reduce((sum, { limit }) => sum + limit, 0);
  const fair = Math.min(1, most / total);
  return Object.entries(adversarialTexts).flatMap(([text, make]) => {
    const filledOf = (chosen: readonly Field[], part: number) => ({
      ...sample,
      ...Object.fromEntries(
        chosen.map(
          (field) => [field.name, make(neverTheSame(Math.ceil(field.limit * fair * part)))] as const,
        ),
      ),
    });
    const taken = () =>
      fields.filter((field) => takes(schema, sample, field.name, make(Math.min(2_000, field.limit))));
    // Far above the limit of the field: it must be refused before any work is done on it.
    const beyond = () =>
      fields.map((field) => ({
        ...field,
        limit: Math.min((0.9 * most) / fields.length, Math.max(10 * field.limit, FAR_ABOVE)) / fair,
      }));
    return [
      { title: `${name}: ${text}`, fieldsOf: taken },
      { title: `${name}: ${text}, too long`, fieldsOf: beyond },
    ]
      .filter(({ title }) => isWanted(title))
      .map(({ title, fieldsOf }) => ({ title, fields: fieldsOf() }))
      .filter(({ fields: chosen }) => chosen.length > 0)
      .map(({ title, fields: chosen }) => ({
        title,
        name,
        request: (part) => ({ [kind]: filledOf(chosen, part) }),
      }));
  });
};

/** Every call that accepts texts, in its body or in its address; `most` bounds a body. */
export const growingCalls = (most: number, isWanted: IsWanted = () => true): GrowingCall[] => {
  const written = writeCalls.flatMap(({ name, body }) => {
    const { body: schema } = endpoints[name as EndpointName] as Endpoint;
    const names = Object.keys(body).filter((field) => typeof body[field] === 'string');
    if (!schema || names.length === 0) return [];
    return growing({ name: name as EndpointName, schema, sample: body, names, most, isWanted }, 'body');
  });
  const read = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { query: schema }]) => {
    if (!schema) return [];
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const names = Object.keys(properties);
    return growing(
      { name: name as EndpointName, schema, sample: {}, names, most: ADDRESS_MAX / 3, isWanted },
      'query',
    );
  });
  return [...written, ...read];
};

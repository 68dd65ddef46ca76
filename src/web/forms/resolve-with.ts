import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Checks a form with the very schema by which the server checks what it sends. */
export const resolveWith = <Values extends FieldValues, Parsed>(
  schema: z.ZodType<Parsed, Values>,
): Resolver<Values, unknown, Parsed> => standardSchemaResolver(schema) as Resolver<Values, unknown, Parsed>;

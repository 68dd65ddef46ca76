import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Validates a form with the schema that the server uses. */
export const resolveWith = <Values extends FieldValues, Parsed>(
  schema: z.ZodType<Parsed, Values>,
): Resolver<Values, unknown, Parsed> => standardSchemaResolver(schema) as Resolver<Values, unknown, Parsed>;

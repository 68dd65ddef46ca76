import { type RawBuilder, sql } from 'kysely';

/** A pattern for texts that contain the term, both without accents and case. */
export const containing = (term: string): RawBuilder<unknown> =>
  sql`'%' || replace(replace(replace(public.parution_unaccent(${term}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;

import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';
import type { AiCallTable } from '#server/db/tables/writing.ts';

export const insertAiCall = async (db: Connection, call: Insertable<AiCallTable>): Promise<void> => {
  await db.insertInto('ai_calls').values(call).execute();
};

export const sumCallsSince = async (db: Connection, since: Date) => {
  const { tokens, cost } = await db
    .selectFrom('ai_calls')
    .select([
      sql<number>`coalesce(sum(input_tokens + output_tokens), 0)::float8`.as('tokens'),
      sql<number | null>`sum(cost_micros)::float8`.as('cost'),
    ])
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return { tokens, costMicros: cost };
};

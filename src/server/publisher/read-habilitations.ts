import type { z } from 'zod';
import type { habilitationsAnswer } from '#contract/site.ts';
import { parisDay } from '#domain/period/paris-day.ts';
import type { Connection } from '#server/db/client.ts';
import { readPublisher } from './publisher.queries.ts';

/** The departments where the site may publish in the year of that moment; null when none is configured. */
export const readHabilitations = async (
  db: Connection,
  now: Date,
): Promise<z.infer<typeof habilitationsAnswer>> => {
  const { habilitations } = await readPublisher(db);
  const { year } = parisDay(now);
  const departments = habilitations.filter((given) => given.year === year).map((given) => given.department);
  return { year, departments: habilitations.length > 0 ? departments : null };
};

import { BUILTIN_ENGINE_NAME } from '#contract/writing-messages.fr.ts';
import type { OriginRow } from './origins.queries.ts';

type Row = {
  machine_work: 'generated' | 'rephrased' | null;
  generated_by: string | null;
  reviewed_at: Date | null;
};

/** Only a web address becomes a link. */
export const presentOrigin = ({ title, origin, url, date }: OriginRow) => ({
  title,
  origin,
  url: url && /^https?:\/\//i.test(url) ? url : null,
  date: date && new Date(date).toISOString(),
});

/** Those that readers are told of. */
export const presentPublicOrigins = (origins: readonly OriginRow[]) =>
  origins.filter(({ imported }) => imported).map(presentOrigin);

export const workOf = ({ machine_work, generated_by }: Row) =>
  generated_by === null ? null : (machine_work ?? 'generated');

/** The name of the engine is stored with its text; any other than our own is a language model's. */
export const engineOf = ({ generated_by }: Row): 'builtin' | 'model' | null => {
  if (generated_by === null) return null;
  return generated_by === BUILTIN_ENGINE_NAME ? 'builtin' : 'model';
};

export const presentMachineText = (row: Row) => {
  const work = workOf(row);
  const engine = engineOf(row);
  return work && engine && { work, engine, reviewed: row.reviewed_at !== null };
};

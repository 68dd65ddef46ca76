import { sql } from 'kysely';
import type { Connection } from '#server/db/client.ts';

export type NightlyRun = { readonly task: string; readonly night: Date };

const keyOf = ({ task }: NightlyRun): string => `nightly:${task}`;

/** In the order of time, as texts too. */
const storedValue = ({ night }: NightlyRun, until: Date | null): string =>
  JSON.stringify({ night: night.toISOString(), until: until?.toISOString() ?? null });

/** Whether this server is to run the task: no other one has run it this night, or holds its lease. */
export const takeNightlyRun = async (
  db: Connection,
  run: NightlyRun,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    insert into site_settings (key, value, updated_at) values (${keyOf(run)}, ${storedValue(run, until)}, ${now})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
    where site_settings.value ->> 'night' <> excluded.value ->> 'night'
      or site_settings.value ->> 'until' <= ${now.toISOString()}
    returning key
  `.execute(db);
  return rows.length > 0;
};

/** Ends the lease: for good when the run is done, or so that any server may try again. */
export const endNightlyRun = async (
  db: Connection,
  run: NightlyRun,
  { at, done }: { at: Date; done: boolean },
): Promise<void> => {
  await db
    .updateTable('site_settings')
    .set({ value: storedValue(run, done ? null : at), updated_at: at })
    .where('key', '=', keyOf(run))
    .execute();
};

import type { z } from 'zod';
import type { tariffBody } from '#contract/tariff.ts';
import { checkTariff } from '#contract/tariff-check.fr.ts';
import { readCsv } from '#contract/tariff-csv.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { invalidatePages } from '#server/pages/invalidate-pages.queries.ts';
import { surrogateKeys } from '#server/pages/surrogate-keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { deleteTable, listTables, lockTables, saveTable } from './tariff-tables.queries.ts';

type Deps = { db: Database; clock: Clock };
type Admin = { adminId: string; requestId: string };

/** The most sentences of a refusal: a CSV of another kind has one for each of its lines. */
const MOST_PROBLEMS = 5;

/** Stores the table of a period, in place of the one of the same first day. Prices already quoted stay. */
export const loadTariff = (
  { db, clock }: Deps,
  { firstDay, lastDay, source, csv }: z.output<typeof tariffBody>,
  admin: Admin,
): Promise<void> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    await lockTables(trx);
    const loaded = await listTables(trx);
    const given = { firstDay, lastDay, source, rows: readCsv(csv) };
    const { table, problems } = checkTariff(given, loaded, isoDay(parisDay(at)));
    if (problems.length > 0)
      throw new AppError(
        'tariff.refused',
        { problems },
        { message: problems.slice(0, MOST_PROBLEMS).join(' ') },
      );
    await saveTable(trx, { table, adminId: admin.adminId, at });
    const replaces = loaded.some((before) => before.firstDay === firstDay);
    await settle(trx, replaces ? 'tariff.corrected' : 'tariff.loaded', {
      firstDay,
      lastDay,
      source,
      at,
      ...admin,
    });
  });
};

/** Only before its first day: afterwards it has priced notices, and is corrected instead. */
export const removeTariff = ({ db, clock }: Deps, firstDay: string, admin: Admin): Promise<void> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    await lockTables(trx);
    const table = (await listTables(trx)).find((loaded) => loaded.firstDay === firstDay);
    if (!table) throw new AppError('tariff.not-found', { firstDay });
    if (firstDay <= isoDay(parisDay(at))) throw new AppError('tariff.begun', { firstDay });
    await deleteTable(trx, firstDay);
    const { lastDay, source } = table;
    await settle(trx, 'tariff.removed', { firstDay, lastDay, source, at, ...admin });
  });
};

type Change = Admin & { firstDay: string; lastDay: string; source: string; at: Date };

/** The head of the section shows the tariff in force: its pages are rendered again. */
const settle = async (trx: Connection, action: string, change: Change): Promise<void> => {
  const { firstDay, lastDay, source, at, adminId, requestId } = change;
  await recordAudit(trx, {
    at,
    actor: 'admin',
    actorId: adminId,
    action,
    object: { kind: 'tariff', id: firstDay },
    detail: { title: source, firstDay, lastDay },
    requestId,
  });
  await invalidatePages(trx, [surrogateKeys.site]);
};

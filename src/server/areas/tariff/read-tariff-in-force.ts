import type { z } from 'zod';
import type { tariffInForce } from '#contract/tariff.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { isInForce } from '#domain/tariff/tariff-table.ts';
import type { Connection } from '#server/db/client.ts';
import { listTables } from './tariff-tables.queries.ts';

/** What the pages say of the tariff in force; null when the publisher has loaded none for this day. */
export const readTariffInForce = async (
  db: Connection,
  now: Date,
): Promise<z.output<typeof tariffInForce> | null> => {
  const day = isoDay(parisDay(now));
  const table = (await listTables(db)).find((loaded) => isInForce(loaded, day));
  if (!table) return null;
  const { source, firstDay, lastDay, zones } = table;
  const rates = zones.flatMap(({ rate }) => rate ?? []);
  return { source, firstDay, lastDay, lowestRate: Math.min(...rates), highestRate: Math.max(...rates) };
};

import type { TariffInput } from '#contract/tariff.ts';
import { writeCsv, writeTariffRows } from '#contract/tariff-csv.ts';
import { exampleTables } from '#domain/tariff/example-tables.ts';
import type { TariffTable } from '#domain/tariff/tariff-table.ts';
import type { Database } from '#server/db/client.ts';

/** A whole tariff for a year: the example of 2024 with its missing amounts filled in, and a few euros more each year. */
export const aTariff = (year: number): TariffTable => {
  const [example] = exampleTables;
  if (!example) throw new Error('No example');
  const more = year - 2026;
  return {
    ...example,
    firstDay: `${year}-01-01`,
    lastDay: `${year}-12-31`,
    source: `Arrêté du 19 novembre 2021 modifié, tarif ${year}`,
    zones: example.zones.map((zone) => ({ ...zone, rate: (zone.rate ?? 0) + more, article: 'article 1' })),
    forfaits: example.forfaits.map((forfait) => ({
      ...forfait,
      amountHT: (forfait.amountHT ?? 132_00) + more * 10_00,
      article: 'article 2',
    })),
  };
};

/** As the back-office sends it. */
export const asTyped = (table: TariffTable): TariffInput => ({
  firstDay: table.firstDay,
  lastDay: table.lastDay,
  source: table.source,
  csv: writeCsv(writeTariffRows(table)),
});

export const givenTariff = async (db: Database, table: TariffTable): Promise<void> => {
  await db
    .insertInto('tariff_tables')
    .values({
      first_day: table.firstDay,
      last_day: table.lastDay,
      data: JSON.stringify(table),
      saved_at: new Date(),
      saved_by: null,
    })
    .execute();
};

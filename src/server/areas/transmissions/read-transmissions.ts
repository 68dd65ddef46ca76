import type { z } from 'zod';
import {
  TRANSMISSION_CALLS,
  type Transmission,
  type TransmissionPeriod,
  type transmissionListQuery,
} from '#contract/admin-transmissions.ts';
import { paths } from '#contract/paths.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { listPage } from '#server/db/list-page.queries.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findLastDay, findLastTransmitted, type LoggedRow, listLog, logAsked } from './log.queries.ts';
import { latePeriod, openPeriod, type Period, spanOf, usualPeriods } from './periods.ts';
import {
  countPeriod,
  countToTransmitByType,
  findFirstToTransmit,
  listToTransmit,
} from './transmissions.queries.ts';

type Deps = { db: Database; clock: Clock };

const PREVIEWED = 20;

type Counts = Awaited<ReturnType<typeof countPeriod>>;

const present = (
  period: Period,
  { total, toTransmit, changed, transmitted }: Counts,
): TransmissionPeriod => ({
  from: period.from,
  to: period.to,
  total,
  toTransmit,
  changedSince: changed,
  prepared: total - toTransmit - transmitted,
  alreadyTransmitted: transmitted,
});

const count = async (db: Connection, period: Period, now: Date): Promise<TransmissionPeriod> =>
  present(period, await countPeriod(db, spanOf(period, now)));

const countOverdue = (db: Connection, now: Date): Promise<Counts> =>
  countPeriod(db, spanOf(latePeriod(now), now));

export const previewPeriod = async ({ db, clock }: Deps, period: Period) => {
  const now = clock.now();
  const span = spanOf(period, now);
  const byType = await countToTransmitByType(db, span);
  const rows = await listToTransmit(db, { ...span, limit: PREVIEWED });
  return {
    success: true as const,
    ...(await count(db, period, now)),
    byType: byType.map((row) => ({
      type_id: row.type_id,
      label: findAnnouncementType(row.type_id).label,
      count: row.count,
    })),
    notices: rows.map((row) => ({
      id: row.id,
      reference_number: row.reference,
      title: row.title,
      company_name: row.company_name,
      publication_date: row.publication_date?.toISOString() ?? '',
    })),
  };
};

/** When something was last handed over, and how many notices are overdue. */
export const readTransmissionState = async (db: Connection, now: Date) => ({
  last: await findLastTransmitted(db),
  late: (await countOverdue(db, now)).neverTransmitted,
});

/** A page of the log, and the periods to prepare. */
export const readLog = async ({ db, clock }: Deps, asked: z.output<typeof transmissionListQuery>) => {
  const now = clock.now();
  const overdue = await countOverdue(db, now);
  const late = overdue.neverTransmitted;
  const open = openPeriod(now, late > 0);
  const first = await findFirstToTransmit(db, spanOf(open, now));
  const offered = usualPeriods(now, {
    open,
    firstDay: first && isoDay(parisDay(first)),
    lastDay: await findLastDay(db),
  });
  const { key, label, ...days } = latePeriod(now);
  const periods = late > 0 ? [{ key, label, ...present(days, overdue) }] : [];
  for (const { key, label, ...period } of offered)
    periods.push({ key, label, ...(await count(db, period, now)) });
  const { ids, pagination } = await listPage(db, logAsked(asked), asked);
  return { transmissions: await listTransmissions(db, ids), pagination, periods, late };
};

/** In the order of the ids. */
export const listTransmissions = async (db: Connection, ids: readonly string[]): Promise<Transmission[]> =>
  (await listLog(db, ids)).map(presentTransmission);

export const numberOf = ({ sequence, created_at }: { sequence: number; created_at: Date }): string =>
  `T-${parisDay(created_at).year}-${String(sequence).padStart(5, '0')}`;

export const fileName = (number: string, format: 'xml' | 'json'): string =>
  `transmission-${number}.${format}`;

export const presentTransmission = (row: LoggedRow): Transmission => {
  const number = numberOf(row);
  const file = (format: 'xml' | 'json') => ({
    url: `${paths.api}${TRANSMISSION_CALLS}/${row.id}/file.${format}`,
    file_name: fileName(number, format),
    size: row[`${format}_size`],
    sha256: row[`${format}_sha256`],
  });
  return {
    id: row.id,
    number,
    created_at: row.created_at.toISOString(),
    created_by: row.created_name,
    from: row.period_from,
    to: row.period_to,
    count: row.notice_count,
    again: row.again,
    transmitted_at: row.transmitted_at,
    transmitted_by: row.transmitted_name,
    receipt: row.receipt,
    xml: file('xml'),
    json: file('json'),
  };
};

import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findLogged, type LoggedRow, setTransmitted } from './log.queries.ts';
import { numberOf } from './read-transmissions.ts';

type Order = { id: string; date: string; receipt: string | null; adminId: string; requestId: string };

/** Records the day of the transmission and its answer. A repeated call corrects them. */
export const markTransmitted = (
  { db, clock }: { db: Database; clock: Clock },
  { requestId, ...order }: Order,
): Promise<LoggedRow> => {
  const { id, date, receipt, adminId } = order;
  const at = clock.now();
  if (date > isoDay(parisDay(at))) throw new AppError('transmission.future', { date });
  return db.transaction().execute(async (trx) => {
    await setTransmitted(trx, order);
    const row = await findLogged(trx, id);
    if (!row) throw new AppError('transmission.not-found', { id });
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: adminId,
      action: 'transmission.transmitted',
      object: { kind: 'transmission', id },
      detail: { title: numberOf(row), date, receipt },
      requestId,
    });
    return row;
  });
};

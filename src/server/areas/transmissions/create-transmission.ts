import { createHash } from 'node:crypto';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/id.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import { findLogged, insertTransmission, type LoggedRow, noteTexts, takeTurn } from './log.queries.ts';
import { type Period, spanOf } from './periods.ts';
import { numberOf } from './read-transmissions.ts';
import { transmissionData } from './transmission-data.ts';
import { listToTransmit } from './transmissions.queries.ts';
import { writeXml } from './write-xml.ts';

/** About twenty megabytes; more notices need shorter periods. */
const MOST = 5_000;

type Order = Period & { again: boolean; adminId: string; requestId: string };

/** Writes the log's row and both files in one transaction: what was sent can be shown again to the byte. */
export const createTransmission = (
  { db, clock }: { db: Database; clock: Clock },
  { from, to, again, adminId, requestId }: Order,
): Promise<LoggedRow> => {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const sequence = await takeTurn(trx);
    await noteTexts(trx);
    const rows = await listToTransmit(trx, { ...spanOf({ from, to }, at), again, limit: MOST + 1 });
    if (rows.length === 0) throw new AppError('transmission.empty', { from, to });
    if (rows.length > MOST) throw new AppError('transmission.too-many', { from, to });
    const number = numberOf({ sequence, created_at: at });
    const publisher = await readPublisher(trx);
    const data = transmissionData({ number, at, from, to, publisher, rows });
    const [xml, json] = [Buffer.from(writeXml(data)), Buffer.from(`${JSON.stringify(data, null, 1)}\n`)];
    const id = newId(at);
    const row = {
      id,
      sequence,
      created_at: at,
      created_by: adminId,
      period_from: from,
      period_to: to,
      again,
      notice_count: rows.length,
      xml,
      xml_sha256: sha256(xml),
      json,
      json_sha256: sha256(json),
    };
    await insertTransmission(trx, row, rows);
    await recordAudit(trx, {
      at,
      actor: 'admin',
      actorId: adminId,
      action: 'transmission.created',
      object: { kind: 'transmission', id },
      detail: { title: number, from, to, again, count: rows.length, xml: row.xml_sha256 },
      requestId,
    });
    const logged = await findLogged(trx, id);
    if (!logged) throw new Error(`Transmission ${id} is gone`);
    return logged;
  });
};

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

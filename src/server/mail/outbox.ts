import { randomUUID } from 'node:crypto';
import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Connection } from '#server/db/client.ts';
import { JOBS_SCHEMA, MAIL_QUEUE } from '#server/db/job-queues.ts';
import { announceMail } from './mail.queries.ts';
import type { Mail } from './mail.ts';

const oneAddress = z.email().max(254);

/**
 * Leaves a mail to be sent, in the transaction of the event that causes it: it goes out once that is committed, and
 * never when it is rolled back. Gives back its id, which its Message-ID carries however often it is tried.
 */
export const queueMail = async (trx: Connection, mail: Mail): Promise<string> => {
  // Whoever calls has validated what people typed: a list of addresses here is a defect.
  if (mail.to !== 'team') oneAddress.parse(mail.to.address);
  const id = randomUUID();
  // One that knows nothing but the transaction: the usual one would look up its queue on the outer database, which
  // PGlite's only connection cannot answer meanwhile.
  const boss = new PgBoss({ db: fromKysely(trx), schema: JOBS_SCHEMA });
  await boss.send(MAIL_QUEUE, storable(mail), { id });
  await announceMail(trx);
  return id;
};

/** PostgreSQL's JSON takes neither U+0000 nor half of a surrogate pair. */
const storable = (mail: Mail): object =>
  JSON.parse(
    JSON.stringify(mail, (_key, value) =>
      typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value,
    ),
  );

import { statfs } from 'node:fs/promises';
import type { SystemState } from '#contract/admin-system.ts';
import { REFERENCE_COUNT } from '#domain/announcement/reference.ts';
import { countPaymentsToCheck } from '#server/areas/payments/public.ts';
import { readTransmissionState } from '#server/areas/transmissions/public.ts';
import type { Database } from '#server/db/client.ts';
import {
  CLOSE_CHECKOUT_QUEUE,
  DOCUMENT_QUEUE,
  FAILED_MAIL_QUEUE,
  GENERATION_QUEUE,
  MAIL_QUEUE,
  PARTIAL_REFUND_QUEUE,
  PURGE_QUEUE,
  REFUND_QUEUE,
} from '#server/db/job-queues.ts';
import { isPurging } from '#server/pages/purges.queries.ts';
import type { Clock } from '#server/ports/clock.ts';
import { VERSION } from '#server/version.ts';
import { type Facts, needsOf } from './needs.ts';
import {
  countReferences,
  findLastBackup,
  hasViolationsSince,
  readDatabase,
  readQueues,
} from './system.queries.ts';

const STARTED_AT = new Date(Date.now() - process.uptime() * 1_000).toISOString();

export type SystemDeps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Without it, a server and no disk. */
  readonly system?: { readonly engine: 'embedded' | 'server'; readonly dataDir: string };
};

const labels: Readonly<Record<string, string>> = {
  [MAIL_QUEUE]: 'E-mails',
  [FAILED_MAIL_QUEUE]: 'E-mails non envoyés',
  [DOCUMENT_QUEUE]: 'Documents',
  [REFUND_QUEUE]: 'Remboursements',
  [PARTIAL_REFUND_QUEUE]: 'Remboursements partiels',
  [CLOSE_CHECKOUT_QUEUE]: 'Pages de paiement à fermer',
  [GENERATION_QUEUE]: "Génération d'articles",
  [PURGE_QUEUE]: 'Purges du CDN',
};

const TWO_DAYS_MS = 48 * 3_600_000;

export const readSystem = async ({ db, clock, system }: SystemDeps): Promise<SystemState> => {
  const now = clock.now();
  const queues = (await readQueues(db)).map(({ oldest, ...queue }) => ({
    ...queue,
    label: labels[queue.name] ?? queue.name,
    oldest: oldest?.toISOString() ?? null,
  }));
  const lastBackup = await findLastBackup(db);
  const { last, late } = await readTransmissionState(db, now);
  const facts: Facts = {
    at: now.toISOString(),
    version: VERSION,
    node: process.versions.node,
    startedAt: STARTED_AT,
    database: { engine: system?.engine ?? 'server', ...(await readDatabase(db)) },
    queues,
    purges: (await isPurging(db)) ? purgesOf(queues) : null,
    oldestMail: queues.find(({ name }) => name === MAIL_QUEUE)?.oldest ?? null,
    lastBackup: lastBackup ? { ...lastBackup, at: lastBackup.at.toISOString() } : null,
    lastTransmission: last,
    lateTransmissions: late,
    payments: await countPaymentsToCheck(db, now),
    disk: await readDisk(system?.dataDir),
    references: { used: await countReferences(db), total: REFERENCE_COUNT },
    violated: await hasViolationsSince(db, new Date(now.getTime() - TWO_DAYS_MS)),
  };
  const { violated: _, ...state } = facts;
  return { success: true, ...state, needs: needsOf(facts) };
};

const purgesOf = (queues: SystemState['queues']) => {
  const queue = queues.find(({ name }) => name === PURGE_QUEUE);
  return { waiting: queue?.waiting ?? 0, oldest: queue?.oldest ?? null };
};

const readDisk = async (folder: string | undefined): Promise<SystemState['disk']> => {
  if (folder === undefined) return null;
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

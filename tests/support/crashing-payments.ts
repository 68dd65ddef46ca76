import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createSandboxPayments } from '#server/adapters/sandbox-payments/sandbox-payments.ts';
import { sandboxStore } from '#server/areas/payments/sandbox-store.queries.ts';
import { type Database, type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { secretNamed } from '#server/db/secrets.queries.ts';
import { openTestDatabase } from './database.ts';
import { listen } from './listening.ts';
import { startNodeProcess } from './node-process.ts';
import { unpackSnapshot } from './pglite-snapshot.ts';
import { writeCalls } from './write-calls.ts';

/** What the server acknowledged before it was killed. */
type Acknowledged = {
  submitted: Map<string, string>;
  opened: string[];
  paid: string[];
};

const PROCESS = 'tests/support/processes/serve-payments.ts';
const CONCURRENCY = 8;
const notice = writeCalls.find(({ name }) => name === 'POST /legal-announcements/submit')?.body;

/** Where the killed servers store their data, and how the next one opens it. */
export const aPlace = async (engine: OpenDatabase['engine']) => {
  if (engine === 'server') {
    const database = await openTestDatabase('server');
    return {
      parameters: ['', database.url ?? ''],
      reopen: async () => database,
      forget: () => database.close(),
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'parution-crash-'));
  await unpackSnapshot(folder);
  let opened: OpenDatabase | undefined;
  return {
    parameters: [folder, ''],
    async reopen() {
      opened = await openDatabase({ dataDir: folder });
      return opened;
    },
    async forget() {
      await opened?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Starts the server, has eight visitors submit and pay concurrently, and kills it once so many have paid. */
export const killWhilePaying = async (
  parameters: readonly string[],
  acknowledged: Acknowledged,
  after: number,
) => {
  const server = startNodeProcess(PROCESS, parameters);
  const url = await server.firstLine;
  const until = acknowledged.paid.length + after;
  const visit = async () => {
    for (;;)
      await submitAndPay(url, acknowledged, () => {
        if (acknowledged.paid.length >= until) server.child.kill('SIGKILL');
      });
  };
  // A visitor's calls fail when the server is killed: this ends that visit only.
  const visits = await Promise.allSettled(Array.from({ length: CONCURRENCY }, visit));
  if (!server.child.killed) {
    server.child.kill('SIGKILL');
    throw new AggregateError(visits.map((visit) => (visit as PromiseRejectedResult).reason));
  }
  expect((await server.ended).signal).toBe('SIGKILL');
};

const post = async (url: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
};

const submitAndPay = async (
  url: string,
  { submitted, opened, paid }: Acknowledged,
  afterPaying: () => void,
) => {
  const key = randomUUID();
  const { announcementId } = await post(`${url}/api/legal-announcements/submit`, notice ?? {}, {
    'idempotency-key': key,
  });
  submitted.set(key, announcementId);
  const checkout = { announcementId, email: notice?.contactEmail, title: 'x', basePrice: 199 };
  const { url: page } = await post(`${url}/api/stripe/create-checkout-session`, checkout);
  const session = page.split('/').at(-1);
  opened.push(session);
  await post(`${url}/api/payment-test/${session}`, { action: 'pay' });
  paid.push(session);
  afterPaying();
};

/** The first steps of the next server: the provider repeats the notifications that were not acknowledged. */
export const recover = async ({ db, ping }: OpenDatabase): Promise<void> => {
  const sandbox = createSandboxPayments({
    store: sandboxStore(db),
    clock: { now: () => new Date() },
    secret: await secretNamed(db, 'sandbox-payments'),
    publicUrl: () => 'http://localhost',
    notify: async (payload, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const answer = await site.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers });
      return answer.statusCode === 200;
    },
  });
  const site = await listen({ db, ping }, { payments: sandbox.provider });
  await sandbox.deliverDue();
  await site.close();
};

/** Nothing acknowledged is lost or doubled, every payment is booked once, and no number is missing. */
export const expectNothingLost = async (db: Database, { submitted, opened, paid }: Acknowledged) => {
  const announcements = await db.selectFrom('announcements').select(['id', 'status']).execute();
  const payments = await db
    .selectFrom('payments')
    .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
    .select([
      'payments.announcement_id',
      'payments.status',
      'payments.stripe_session_id',
      'invoices.sequence',
    ])
    .execute();
  const stored = new Set(announcements.map(({ id }) => id));
  expect([...submitted.values()].filter((id) => !stored.has(id))).toEqual([]);
  expect(new Set(submitted.values()).size).toBe(submitted.size);
  const sessions = new Map(payments.map((payment) => [payment.stripe_session_id, payment]));
  expect(opened.filter((session) => !sessions.has(session))).toEqual([]);
  expect(paid.filter((session) => sessions.get(session)?.status !== 'completed')).toEqual([]);

  const atTheProvider = await db.selectFrom('sandbox_sessions').select(['id', 'state']).execute();
  for (const { id, state } of atTheProvider)
    if (state === 'paid') expect(sessions.get(id)?.status, id).toBe('completed');
  const completed = payments.filter(({ status }) => status === 'completed');
  expect(
    announcements
      .filter(({ status }) => status === 'paid')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(completed.map(({ announcement_id }) => announcement_id).toSorted());
  expect(completed.map(({ sequence }) => sequence).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    completed.map((_, n) => n + 1),
  );
  const mails = await db
    .selectFrom('audit_events')
    .select('object_id')
    .where('action', '=', 'announcement.mail-queued')
    .execute();
  // Two to the announcer (the invoice, the receipt), one to the team.
  expect(mails.length).toBe(3 * completed.length);
};

import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Connection, Database } from '#server/db/client.ts';
import type { SandboxSessionTable } from '#server/db/tables/payments.ts';
import type {
  SandboxEvent,
  SandboxRefund,
  SandboxSession,
  SandboxStore,
} from '#server/ports/sandbox-payments.ts';

const MOST_AT_ONCE = 100;
/** About an hour of attempts: a webhook that has not accepted it by then never will. */
const MOST_ATTEMPTS = 1_000;

const pageSchema = z.object({
  paymentId: z.string(),
  announcementId: z.string(),
  attempt: z.number(),
  reference: z.string(),
  title: z.string(),
  email: z.string(),
  offerLabel: z.string(),
  amount: z.number(),
  expiresAt: z.coerce.date(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  failureUrl: z.string(),
});

export const sandboxStore = (db: Database): SandboxStore => ({
  async insert(session, key, at) {
    await db
      .insertInto('sandbox_sessions')
      .values({
        id: session.id,
        idempotency_key: key,
        state: session.state,
        payment_intent: session.paymentIntent,
        page: JSON.stringify(session.page),
        created_at: at,
        expires_at: session.expiresAt,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const stored = await db
      .selectFrom('sandbox_sessions')
      .selectAll()
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    return toSession(stored);
  },

  async find(by) {
    const found = await db
      .selectFrom('sandbox_sessions')
      .selectAll()
      .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('payment_intent', '=', by.paymentIntent)))
      .executeTakeFirst();
    return found && toSession(found);
  },

  change({ id, from, set, events, at }) {
    return db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable('sandbox_sessions')
        .set({
          ...(set.state && { state: set.state }),
          ...(set.settlesAt !== undefined && { settles_at: set.settlesAt }),
          ...(set.refusals !== undefined && { refusals: set.refusals }),
        })
        .where('id', '=', id)
        .where('state', 'in', from)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) return false;
      await insertEvents(trx, events, at);
      return true;
    });
  },

  refund: (refund) => db.transaction().execute((trx) => insertRefund(trx, refund)),

  findRefund: (key) => findRefundId(db, key),

  async listDue(now) {
    const due = await db
      .selectFrom('sandbox_sessions')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb.and([eb('state', '=', 'open'), eb('expires_at', '<=', now)]),
          eb.and([eb('state', '=', 'processing'), eb('settles_at', '<=', now)]),
        ]),
      )
      .limit(MOST_AT_ONCE)
      .execute();
    return due.map(toSession);
  },

  listPaid: (period) => listPaid(db, period),

  listWaitingEvents: () =>
    db
      .selectFrom('sandbox_events')
      .select(['id', 'payload'])
      .where('delivered_at', 'is', null)
      .where('attempts', '<', MOST_ATTEMPTS)
      .orderBy('created_at')
      .limit(MOST_AT_ONCE)
      .execute(),

  async markDelivered(id, at) {
    await db.updateTable('sandbox_events').set({ delivered_at: at }).where('id', '=', id).execute();
  },

  async countAttempt(id) {
    await db
      .updateTable('sandbox_events')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },
});

const listPaid = async (
  db: Connection,
  { from, to, limit }: Parameters<SandboxStore['listPaid']>[0],
): ReturnType<SandboxStore['listPaid']> => {
  const paid = await db
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<=', to)
    .where('state', '=', 'paid')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return paid.map((row) => ({ ...toSession(row), createdAt: row.created_at }));
};

const findRefundId = async (db: Connection, key: string): Promise<string | undefined> => {
  const found = await db
    .selectFrom('sandbox_refunds')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return found?.id;
};

const insertRefund = async (
  trx: Connection,
  { id, key, sessionId, amount, at, events }: SandboxRefund,
): Promise<string | undefined> => {
  // The lock makes two requests of the same key wait for each other.
  const row = await trx
    .selectFrom('sandbox_sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const earlier = await findRefundId(trx, key);
  if (earlier) return earlier;
  const session = toSession(row);
  const amountRefunded = session.amountRefunded + amount;
  if (session.state !== 'paid' || amountRefunded > session.page.amount) return undefined;
  await trx
    .insertInto('sandbox_refunds')
    .values({ id, idempotency_key: key, session_id: sessionId, amount })
    .execute();
  await trx
    .updateTable('sandbox_sessions')
    .set({ amount_refunded: amountRefunded })
    .where('id', '=', sessionId)
    .execute();
  await insertEvents(trx, events({ ...session, amountRefunded }), at);
  return id;
};

const insertEvents = async (trx: Connection, events: readonly SandboxEvent[], at: Date): Promise<void> => {
  for (const [n, { id, payload }] of events.entries())
    await trx
      .insertInto('sandbox_events')
      // A millisecond apart: sent in this order.
      .values({ id, payload, created_at: new Date(at.getTime() + n) })
      .execute();
};

const toSession = (row: Selectable<SandboxSessionTable>): SandboxSession => ({
  id: row.id,
  state: row.state,
  paymentIntent: row.payment_intent,
  page: pageSchema.parse(row.page),
  refusals: row.refusals,
  amountRefunded: row.amount_refunded,
  expiresAt: row.expires_at,
  settlesAt: row.settles_at,
});

import { sql } from 'kysely';
import type { DisputeState } from '#domain/payment/disputes.ts';
import type { Connection } from '#server/db/client.ts';
import type { Dispute } from '#server/ports/payment-provider.ts';

type Stored = {
  readonly paymentId: string;
  readonly state: DisputeState;
  readonly dispute: Dispute;
  readonly at: Date;
};

/** Notifications come in any order: a dispute that was closed is never open again. True when it ends with this one. */
export const storeDispute = async (
  trx: Connection,
  { paymentId, state, dispute, at }: Stored,
): Promise<boolean> => {
  const closedAt = state === 'open' ? null : at;
  const { rows } = await sql<{ ended: boolean }>`
    insert into disputes (id, payment_id, state, reason, amount, due_at, opened_at, closed_at)
    values (${dispute.id}, ${paymentId}, ${state}, ${dispute.reason}, ${dispute.amount}, ${dispute.dueAt},
      ${dispute.openedAt}, ${closedAt})
    on conflict (id) do update set
      state = case when disputes.state = 'open' then excluded.state else disputes.state end,
      reason = excluded.reason,
      amount = excluded.amount,
      due_at = coalesce(excluded.due_at, disputes.due_at),
      closed_at = coalesce(disputes.closed_at, excluded.closed_at)
    returning closed_at is not distinct from ${closedAt}::timestamptz and closed_at is not null as ended
  `.execute(trx);
  return rows[0]?.ended ?? false;
};

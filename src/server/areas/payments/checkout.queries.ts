import type { Offer } from '#domain/announcement/offers.ts';
import { openPaymentStatuses } from '#domain/announcement/status.ts';
import type { Charge } from '#server/areas/tariff/public.ts';
import type { Connection } from '#server/db/client.ts';
import { newId } from '#server/id.ts';
import type { PaymentProvider, PaymentSession } from '#server/ports/payment-provider.ts';

export type CheckoutName = { readonly id: string } | { readonly reference: string };

/** The announcement to pay for, or whose payment is cancelled. */
export const findPayable = (db: Connection, name: CheckoutName) =>
  db
    .selectFrom('announcements')
    .select(['id', 'reference', 'title', 'contact_email', 'tracking_token', 'department', 'rev'])
    .where('deleted_at', 'is', null)
    .where((eb) => ('id' in name ? eb('id', '=', name.id) : eb('reference', '=', name.reference)))
    .executeTakeFirst();

export type Payable = NonNullable<Awaited<ReturnType<typeof findPayable>>>;

/** The announcement of a tracking link. */
export const findTrackedPayable = (db: Connection, trackingToken: string) =>
  db
    .selectFrom('announcements')
    .select(['id', 'contact_email'])
    .where('tracking_token', '=', trackingToken)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

type Attempt = {
  announcementId: string;
  number: number;
  offer: Offer;
  /** As they are stored; null: the company of the notice, which ticks nothing. */
  buyer: unknown;
  earlyStart: unknown;
  charge: Charge;
  provider: PaymentProvider['name'];
  expiresAt: Date;
  at: Date;
};

/** Under the announcement's lock: the row that reserves the attempt number while the provider is called. */
export const insertAttempt = (
  trx: Connection,
  { announcementId, number, offer, buyer, earlyStart, charge, provider, expiresAt, at }: Attempt,
) =>
  trx
    .insertInto('payments')
    .values({
      id: newId(at),
      announcement_id: announcementId,
      attempt: number,
      status: 'pending',
      offer: offer.name,
      amount_ttc: charge.amountTTC,
      amount_ht: charge.amountHT,
      amount_tva: charge.amountTVA,
      vat_rate: charge.vatRate,
      price: charge.price && JSON.stringify(charge.price),
      buyer: buyer === null ? null : JSON.stringify(buyer),
      early_start: earlyStart === null ? null : JSON.stringify(earlyStart),
      provider,
      created_at: at,
      updated_at: at,
      expires_at: expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Payments whose page may still be open, including those cancelled by a visitor who could not close it. */
export const listPayablePayments = (db: Connection, announcementId: string) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('announcement_id', '=', announcementId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', openPaymentStatuses),
        eb.and([eb('status', '=', 'failed'), eb('failure_told_at', 'is', null)]),
      ]),
    )
    .orderBy('attempt', 'desc')
    .execute();

/** The address of the latest attempt's page, while it is open. */
export const findNewestCheckoutUrl = async (
  db: Connection,
  announcementId: string,
): Promise<string | undefined> => {
  const found = await db
    .selectFrom('payments')
    .select('checkout_url')
    .where('announcement_id', '=', announcementId)
    .where('status', '=', 'pending')
    .where('checkout_url', 'is not', null)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
  return found?.checkout_url ?? undefined;
};

export const storeSession = async (
  trx: Connection,
  { paymentId, session, at }: { paymentId: string; session: PaymentSession; at: Date },
): Promise<void> => {
  await trx
    .updateTable('payments')
    .set({ stripe_session_id: session.id, checkout_url: session.url, updated_at: at })
    .where('id', '=', paymentId)
    .execute();
};

/** Fails an attempt that has no page, without a mail. */
export const failAttempt = async (
  db: Connection,
  { paymentId, at }: { paymentId: string; at: Date },
): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ status: 'failed', failed_at: at, failure_told_at: at, updated_at: at })
    .where('id', '=', paymentId)
    .where('status', '=', 'pending')
    .execute();
};

export const findLatestAttempt = (db: Connection, announcementId: string) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('announcement_id', '=', announcementId)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();

import { randomBytes } from 'node:crypto';
import type { Buyer } from '#contract/buyer.ts';
import { decide } from '#domain/announcement/lifecycle.ts';
import type { Offer } from '#domain/announcement/offers.ts';
import { addDays, endOfDay, parisDay } from '#domain/period/paris-day.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import { findForTransition, LifecycleError } from '#server/areas/announcement-lifecycle/public.ts';
import {
  mayWriteTo,
  queueAnnouncementMail,
  recordWithheldMail,
} from '#server/areas/announcement-mail/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { freezeQuote, takeNumber } from '#server/areas/documents/public.ts';
import { chargeOf, settleQuote } from '#server/areas/tariff/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { newId } from '#server/id.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import { findValidQuote, insertQuote, type QuoteRow } from './quotes.queries.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; pricing: Pricing };
type Asked = {
  /** The tracking token. */
  readonly token: string;
  readonly contactEmail: string;
  readonly offer: Offer;
  readonly buyer: Buyer | null;
  readonly requestId: string;
};

const VALID_DAYS = 30;

/**
 * Prices an announcement that is not paid yet, for thirty days, and mails the link of the quote. The same order gets
 * the same quote while it is valid.
 */
export const issueQuote = async (
  { db, clock, limits, pricing }: Deps,
  { token, contactEmail, offer, buyer, requestId }: Asked,
): Promise<QuoteRow> => {
  const at = clock.now();
  const mailed = await mayWriteTo(limits, contactEmail);
  return db.transaction().execute(async (trx) => {
    const announcement = await findForTransition(trx, { trackingToken: token }, at);
    if (!announcement || announcement.facts.deleted) throw new AppError('tracking.not-found');
    const { id: announcementId, rev, reference } = announcement;
    const decision = decide('open-checkout', announcement.facts);
    if ('refusal' in decision) throw new LifecycleError(decision.refusal, announcement);
    const known = await findValidQuote(trx, { announcementId, rev, offer: offer.name, buyer, at });
    if (known) return known;
    const { department } = announcement;
    const charge = chargeOf(await settleQuote(trx, pricing, { announcementId, at }), {
      offer,
      department,
      buyer,
    });
    const { amountHT, price } = charge;
    const data = freezeQuote({ ...announcement, buyer, offer, amountHT, price }, await readPublisher(trx));
    const { series, sequence, issuedAt } = await takeNumber(trx, 'D', at);
    const quote = await insertQuote(trx, {
      id: newId(issuedAt),
      series,
      sequence,
      token: randomBytes(32).toString('base64url'),
      announcement_id: announcementId,
      announcement_rev: rev,
      offer: offer.name,
      amount_ttc: charge.amountTTC,
      amount_ht: charge.amountHT,
      amount_tva: charge.amountTVA,
      vat_rate: charge.vatRate,
      price: price && JSON.stringify(price),
      buyer: buyer && JSON.stringify(buyer),
      data: JSON.stringify(data),
      issued_at: issuedAt,
      valid_until: endOfDay(addDays(parisDay(issuedAt), VALID_DAYS)),
    });
    await recordAudit(trx, {
      at,
      actor: 'visitor',
      action: 'announcement.quote-issued',
      object: { kind: 'announcement', id: announcementId },
      detail: { reference, quote: quote.number },
      requestId,
    });
    const mail = { announcementId, at };
    if (mailed) await queueAnnouncementMail(trx, { kind: 'quote-issued', quote, ...mail });
    else await recordWithheldMail(trx, { kind: 'quote-issued', ...mail, requestId });
    return quote;
  });
};

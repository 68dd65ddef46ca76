import type { FastifyPluginAsync } from 'fastify';
import type { z } from 'zod';
import { paths, quotePath } from '#contract/paths.ts';
import { type Quote, quoteParams } from '#contract/quote.ts';
import { isPayable } from '#domain/announcement/lifecycle.ts';
import { findOfferByPrice } from '#domain/announcement/offers.ts';
import type { Pricing } from '#domain/tariff/quote.ts';
import { quoteData, renderQuote } from '#server/areas/documents/public.ts';
import type { Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { mount, mountRead } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { findTrackedPayable } from './checkout.queries.ts';
import { issueQuote } from './issue-quote.ts';
import { findQuote, findQuoted, type QuoteRow } from './quotes.queries.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; pricing: Pricing; publicUrl: () => string };

/** A quote before the payment: asked for at the last step of the form, read and paid by its link. */
export const quoteRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, clock, limits } = deps;
    const find = async (token: string): Promise<QuoteRow> => {
      const quote = await findQuote(db, token);
      if (!quote) throw new AppError('quote.not-found');
      return quote;
    };

    mount(
      app,
      'POST /legal-announcements/tracking/:token/quotes',
      async ({ params: { token }, body: { basePrice, buyer } }, { request, reply }) => {
        reply.header('cache-control', 'private, no-store');
        const offer = findOfferByPrice(basePrice);
        if (!offer) throw new AppError('announcement.bad-id');
        const payable = await findTrackedPayable(db, token);
        if (!payable) throw new AppError('tracking.not-found');
        await limits.spend({ class: 'tracking-change', key: payable.id });
        const quote = await issueQuote(deps, {
          token,
          contactEmail: payable.contact_email,
          offer,
          buyer: buyer ?? null,
          requestId: request.id,
        });
        return { success: true as const, quote: await presentQuote(db, quote, clock.now()) };
      },
      { onRequest: limited('tracking') },
    );

    mountRead(
      app,
      'GET /quotes/:token',
      async ({ params: { token } }, { setCacheControl }) => {
        setCacheControl('private, no-store');
        return { success: true as const, quote: await presentQuote(db, await find(token), clock.now()) };
      },
      { onRequest: limited('tracking') },
    );

    // Not mounted from the contract's table of calls: its answer is a file, not JSON.
    app.get<{ Params: z.output<typeof quoteParams> }>(
      '/quotes/:token/document',
      { onRequest: limited('document'), schema: { params: quoteParams } },
      async ({ params: { token } }, reply) => {
        const quote = await find(token);
        const content = await renderQuote({
          ...amountsOf(quote),
          ...datesOf(quote),
          link: linkOf(deps, quote),
        });
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="devis-${quote.number}.pdf"`)
          .header('cache-control', 'private, no-store')
          .send(content);
      },
    );
  };

const linkOf = ({ publicUrl }: Deps, { token }: QuoteRow): string => `${publicUrl()}${quotePath(token)}`;

const amountsOf = ({ amount_ht, amount_tva, amount_ttc, vat_rate }: QuoteRow) => ({
  amountHT: amount_ht,
  amountTVA: amount_tva,
  amountTTC: amount_ttc,
  vatRate: vat_rate,
});

const datesOf = ({ number, issued_at, valid_until, data }: QuoteRow) => ({
  number,
  issuedAt: issued_at,
  validUntil: valid_until,
  data: quoteData.parse(data),
});

const presentQuote = async (db: Database, quote: QuoteRow, now: Date): Promise<Quote> => {
  const { order, company, buyer, lines } = quoteData.parse(quote.data);
  return {
    number: quote.number,
    path: quotePath(quote.token),
    documentUrl: `${paths.api}/quotes/${quote.token}/document`,
    issuedAt: quote.issued_at.toISOString(),
    validUntil: quote.valid_until.toISOString(),
    state: await stateOf(db, quote, now),
    reference: order.reference,
    title: order.title,
    typeLabel: order.typeLabel,
    companyName: company.name,
    offerLabel: order.offer,
    buyer: { kind: buyer.kind, name: buyer.name },
    lines: lines.map(({ label, description, amountHT }) => ({ label, description, amountHT })),
    ...amountsOf(quote),
  };
};

const stateOf = async (db: Database, quote: QuoteRow, now: Date): Promise<Quote['state']> => {
  const quoted = await findQuoted(db, quote.announcement_id);
  if (!quoted || !isPayable(quoted.status)) return 'closed';
  if (now > quote.valid_until) return 'expired';
  return quoted.rev === quote.announcement_rev ? 'open' : 'outdated';
};

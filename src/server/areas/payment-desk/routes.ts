import type { FastifyPluginAsync } from 'fastify';
import { type PaymentItem, paymentListBody } from '#contract/admin-payments.ts';
import { disputeStateLabels } from '#contract/correspondence.fr.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { offers } from '#domain/announcement/offers.ts';
import { paymentStatusLabel } from '#domain/announcement/status.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { csvAmount } from '#server/csv.ts';
import type { Database } from '#server/db/client.ts';
import { allIds, listPage } from '#server/db/list-page.queries.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mountListExport } from '#server/http/list-export.ts';
import { mount } from '#server/http/mount.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { compareWithProvider } from './compare-with-provider.ts';
import { listPaymentRows, paymentsAsked } from './payment-list.queries.ts';
import { presentPayment } from './present-payment.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; payments?: PaymentProvider | undefined };

const columns: readonly { name: string; of: (payment: PaymentItem) => string }[] = [
  { name: 'Date', of: ({ created_at }) => shortDateTime(new Date(created_at)) },
  { name: 'Annonce', of: ({ announcement }) => announcement.reference },
  { name: 'Société', of: ({ announcement }) => announcement.company },
  { name: 'Client', of: ({ customer }) => customer.name },
  { name: 'E-mail', of: ({ customer }) => customer.email },
  { name: 'Offre', of: ({ offer }) => offers[offer].label },
  { name: 'Montant TTC', of: ({ amount }) => csvAmount(amount) },
  { name: 'Remboursé', of: ({ returned }) => csvAmount(returned) },
  { name: 'Statut', of: ({ status }) => paymentStatusLabel(status) },
  { name: 'Payé le', of: ({ paid_at }) => (paid_at ? shortDateTime(new Date(paid_at)) : '') },
  { name: 'Facture', of: ({ invoice_number }) => invoice_number ?? '' },
  { name: 'Avoirs', of: ({ credit_notes }) => credit_notes.join(', ') },
  { name: 'Litige', of: ({ dispute }) => (dispute ? disputeStateLabels[dispute.state] : '') },
  { name: 'Identifiant chez le prestataire', of: ({ payment_intent }) => payment_intent ?? '' },
];

/** « Paiements »; registered in `adminOnly`. */
export const paymentDeskRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, limits } = deps;

    mount(app, 'POST /admin/payments/find', async ({ body }) => {
      const { ids, pagination } = await listPage(db, paymentsAsked(body), body);
      return { payments: (await listPaymentRows(db, ids)).map(presentPayment), pagination };
    });

    mountListExport(app, { ...deps, recordAudit }, 'payments', {
      body: paymentListBody,
      columns,
      idsOf: (asked) => allIds(paymentsAsked(asked)),
      listItems: async (ids) => (await listPaymentRows(db, ids)).map(presentPayment),
    });

    mount(app, 'POST /admin/payments/reconciliation', async ({ body }, { request }) => {
      await limits.spend({ class: 'reconciliation', key: (await adminOf(request)).id });
      return compareWithProvider(deps, body);
    });
  };

import { exactEuros, shortDate, shortDateTime } from '#contract/format.fr.ts';
import {
  type AnnouncementStatus,
  type PaymentStatus as PaymentState,
  paymentStatusLabel,
  statusLabel,
} from '#domain/announcement/status.ts';
import { vatLabel } from '#domain/money/vat.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { type ApiClient, ApiError } from './http.ts';

/** What the API shows of an announcement and its payment to anyone who has its reference. */
export type PaymentStatus = {
  reference: string;
  title: string;
  submittedOn: string;
  status: AnnouncementStatus;
  statusLabel: string;
  offer: { label: string; hours: number } | null;
  /** dd/MM/yyyy HH:mm: the deadline of the paid offer. */
  dueAt: string | null;
  payment: {
    status: PaymentState;
    statusLabel: string;
    invoiceNumber: string | null;
    amountHT: string;
    /** « TVA (20%) » */
    vatLabel: string;
    amountTVA: string;
    amountTTC: string;
    /** dd/MM/yyyy HH:mm */
    paidAt: string | null;
  } | null;
};

export type PaymentLookup =
  | { state: 'found'; payment: PaymentStatus }
  | { state: 'missing' }
  | { state: 'failed'; status: number };

const UNAVAILABLE = 503;
const TOO_MANY = 429;

export const lookUpPayment = async (
  api: ApiClient,
  reference: string,
  signal?: AbortSignal,
): Promise<PaymentLookup> => {
  try {
    const { announcement } = await api.get('/legal-announcements/reference/:reference', {
      params: { reference },
      ...(signal && { signal }),
    });
    const { payment } = announcement;
    return {
      state: 'found',
      payment: {
        reference: announcement.referenceNumber,
        title: typeset(announcement.title),
        submittedOn: shortDate(new Date(announcement.submissionDate)),
        status: announcement.status,
        statusLabel: labelOf(announcement.status),
        offer: announcement.offer,
        dueAt: announcement.dueAt && shortDateTime(new Date(announcement.dueAt)),
        payment: payment && {
          status: payment.status,
          statusLabel: paymentStatusLabel(payment.status),
          invoiceNumber: payment.invoiceNumber,
          amountHT: inEuros(payment.amountHT),
          vatLabel: vatLabel(payment),
          amountTVA: inEuros(payment.amountTVA),
          amountTTC: inEuros(payment.amountTTC),
          paidAt: payment.paymentDate && shortDateTime(new Date(payment.paymentDate)),
        },
      },
    };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    // The server refuses a malformed reference with 400: for the reader, it does not exist either.
    if (status === 404 || status === 400) return { state: 'missing' };
    return { state: 'failed', status: status === TOO_MANY ? TOO_MANY : UNAVAILABLE };
  }
};

const inEuros = (amount: number): string => exactEuros(Math.round(amount * 100));

/** The specification names no status for an announcement that was published, then withdrawn. */
const labelOf = (status: string): string =>
  status === 'draft' ? 'Publication retirée' : statusLabel(status);

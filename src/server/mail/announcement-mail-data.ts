import type { OfferName } from '#domain/announcement/offers.ts';

/** What every mail about an announcement says of it. Moments are ISO texts, amounts are cents. */
export type AnnouncementFacts = {
  contactName: string;
  reference: string;
  title: string;
  typeLabel: string;
  companyName: string;
  offer: OfferName | null;
  /** The tracking page; null for an announcement of the back-office. */
  link: string | null;
};

/**
 * Before any payment, the address is only what somebody typed: nothing else that they typed goes there, or the form
 * would send anybody's words to anybody.
 */
export type UnpaidFacts = Pick<AnnouncementFacts, 'reference' | 'typeLabel' | 'offer' | 'link'>;

/** What is to be corrected, and what the newsroom says about it. */
export type AskedPoint = { label: string; text: string };

type TeamFacts = Omit<AnnouncementFacts, 'link'> & {
  contactEmail: string;
  /** The review, or the announcement in the back-office. */
  adminLink: string;
};

export type AnnouncementMailData = {
  /** With the invoice attached. */
  'payment-confirmed': AnnouncementFacts & {
    invoiceNumber: string;
    amountHT: number;
    amountTVA: number;
    amountTTC: number;
    vatRate: number;
    paidAt: string;
  };
  /** With the receipt of the submission attached. */
  'announcement-in-review': AnnouncementFacts & {
    dueAt: string | null;
    /** For a consumer; absent in mails queued by older versions. */
    withdrawal?:
      | {
          until: string;
          /** The words ticked at payment. */
          agreed: readonly string[];
          /** The first possible day of publication, when it waits for the end of the period. */
          publishableFrom: string | null;
        }
      | undefined;
  };
  'payment-failed': UnpaidFacts & { amountTTC: number };
  'payment-cancelled': UnpaidFacts & { amountTTC: number };
  'announcement-published': AnnouncementFacts & {
    publicationDate: string;
    /** The public page of the notice. */
    noticeLink: string;
    /** Where anybody checks the attestation, and its printed code; null when none is attached. */
    verificationLink: string | null;
    code: string | null;
    /** From the second one on, it replaces the attestation sent before. */
    revision: number;
  };
  'announcement-rejected': AnnouncementFacts & {
    reason: string | null;
    /** The announcer asked for the cancellation. */
    asked: boolean;
    /** The refunded amount; null when nothing was paid. */
    refundTTC: number | null;
  };
  'announcement-withdrawn': AnnouncementFacts & {
    reason: string;
    /** The printed code of the withdrawn attestation; null when none was issued. */
    code: string | null;
    /** In the trash: its tracking page is gone too. */
    deleted: boolean;
  };
  'announcement-modified': AnnouncementFacts & { modifiedAt: string; remaining: number | null };
  /** To the address that was the contact's until now; without the link. */
  'announcement-address-changed': Omit<AnnouncementFacts, 'link'>;
  /** The newsroom asks for a correction before it goes on with the review. */
  'correction-requested': AnnouncementFacts & { reasons: readonly AskedPoint[]; askedAt: string };
  /** The acknowledgement of the answer, with the deadline that runs again. */
  'correction-received': AnnouncementFacts & { answeredAt: string; dueAt: string | null };
  /** The acknowledgement of a request for cancellation, which the team has still to decide. */
  'cancellation-requested': AnnouncementFacts & { requestedAt: string; reason: string };
  'quote-issued': UnpaidFacts & {
    number: string;
    /** The page of the quote, where it is paid. */
    quoteLink: string;
    amountTTC: number;
    validUntil: string;
  };
  /** The acknowledgement of a consumer's withdrawal, with its date and hour. */
  'purchase-withdrawn': AnnouncementFacts & {
    name: string;
    statement: string;
    withdrawnAt: string;
    refundTTC: number;
    /** It was already public and stays so. */
    published: boolean;
  };
  'refund-made': AnnouncementFacts & {
    creditNoteNumber: string;
    invoiceNumber: string;
    amountTTC: number;
    reason: string;
    /** A part only, so that the announcement goes on; absent in mails queued by older versions. */
    partial?: boolean | undefined;
  };
  /** Also asked for after a payment; by whoever knows the reference. */
  'tracking-link': UnpaidFacts & { statusLabel: string };
  'team-new-paid': TeamFacts & {
    amountTTC: number;
    dueAt: string | null;
    department: string;
    /** Set when the site is not habilitated there; absent in mails queued by older versions. */
    uncovered?: string | undefined;
  };
  /** To the reviewer who takes care of it, else to the team. */
  'team-correction-answered': TeamFacts & {
    reasons: readonly AskedPoint[];
    answer: string | null;
    /** Whether the text changed. */
    changed: boolean;
    dueAt: string | null;
  };
  'team-cancellation-request': TeamFacts & { reason: string; statusLabel: string };
  'team-purchase-withdrawn': TeamFacts & {
    name: string;
    statement: string;
    withdrawnAt: string;
    statusLabel: string;
  };
  'team-payment-alert': TeamFacts & { reason: string };
};

export type AnnouncementMailKind = keyof AnnouncementMailData;

import type { OfferName } from '#domain/announcement/offers.ts';

/** What every mail about an announcement says of it. Moments are ISO texts, amounts are cents. */
export type AnnouncementFacts = {
  contactName: string;
  reference: string;
  title: string;
  typeLabel: string;
  companyName: string;
  offer: OfferName | null;
  /** The tracking page; none of an announcement that the house wrote itself. */
  link: string | null;
};

type TeamFacts = Omit<AnnouncementFacts, 'link'> & {
  contactEmail: string;
  /** The review, or the announcement in the back-office. */
  adminLink: string;
};

export type AnnouncementMailData = {
  /** The invoice goes with it. */
  'payment-confirmed': AnnouncementFacts & {
    invoiceNumber: string;
    amountHT: number;
    amountTVA: number;
    amountTTC: number;
    vatRate: number;
    paidAt: string;
  };
  /** The receipt of the deposit goes with it. */
  'announcement-in-review': AnnouncementFacts & { dueAt: string | null };
  'payment-failed': AnnouncementFacts & { amountTTC: number };
  'payment-cancelled': AnnouncementFacts & { amountTTC: number };
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
    /** What was paid and is given back; null when nothing was paid. */
    refundTTC: number | null;
  };
  'announcement-withdrawn': AnnouncementFacts & {
    reason: string;
    /** The attestation that no longer holds, by its printed code; null when none was issued. */
    code: string | null;
    /** In the trash: its tracking page is gone too. */
    deleted: boolean;
  };
  'announcement-modified': AnnouncementFacts & { modifiedAt: string; remaining: number | null };
  /** To the address that was the contact's until now; without the link. */
  'announcement-address-changed': Omit<AnnouncementFacts, 'link'>;
  /** The acknowledgement of a request for cancellation, which the team has still to decide. */
  'cancellation-requested': AnnouncementFacts & { requestedAt: string; reason: string };
  'refund-made': AnnouncementFacts & {
    creditNoteNumber: string;
    invoiceNumber: string;
    amountTTC: number;
    reason: string;
  };
  'tracking-link': AnnouncementFacts & { statusLabel: string };
  'team-new-paid': TeamFacts & {
    amountTTC: number;
    dueAt: string | null;
    department: string;
    /** Where the site is not habilitated; mails that were queued before it was told have none. */
    uncovered?: string | undefined;
  };
  'team-cancellation-request': TeamFacts & { reason: string; statusLabel: string };
  'team-payment-alert': TeamFacts & { reason: string };
};

export type AnnouncementMailKind = keyof AnnouncementMailData;

export const announcementStatuses = [
  'draft',
  'pending',
  'pending_payment',
  'payment_failed',
  'paid',
  'approved',
  'published',
  'rejected',
  'refunded',
] as const;
export type AnnouncementStatus = (typeof announcementStatuses)[number];

/** Approved by a reviewer: public, or waiting for its publication date. */
export const isAccepted = (status: AnnouncementStatus): boolean =>
  status === 'approved' || status === 'published';

/** Rejected, refunded or withdrawn: only an administrator can change it. */
export const isStopped = (status: AnnouncementStatus): boolean =>
  status === 'rejected' || status === 'refunded' || status === 'draft';

/** Nothing more is expected of the announcer or of the review. */
export const settledStatuses = [
  'published',
  'rejected',
  'refunded',
] as const satisfies readonly AnnouncementStatus[];

export const paymentStatuses = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The payment may still be received. */
export const openPaymentStatuses = ['pending', 'processing'] as const satisfies readonly PaymentStatus[];
/** The payment was received; it may have been refunded since. */
export const receivedPaymentStatuses = ['completed', 'refunded'] as const satisfies readonly PaymentStatus[];

export const statusBuckets = ['published', 'pending', 'rejected', 'draft', 'other'] as const;
export type StatusBucket = (typeof statusBuckets)[number];

const buckets: Readonly<Record<AnnouncementStatus, StatusBucket>> = {
  draft: 'draft',
  pending: 'pending',
  pending_payment: 'other',
  payment_failed: 'other',
  paid: 'pending',
  approved: 'other',
  published: 'published',
  rejected: 'rejected',
  refunded: 'other',
};

/** How badges and statistics count an announcement: every status is in exactly one bucket. */
export const bucketOf = (status: AnnouncementStatus): StatusBucket => buckets[status];

export const statusesOfBucket = (bucket: StatusBucket): readonly AnnouncementStatus[] =>
  announcementStatuses.filter((status) => buckets[status] === bucket);

export const bucketLabels: Readonly<Record<StatusBucket, string>> = {
  published: 'Publié',
  pending: 'En attente',
  rejected: 'Rejeté',
  draft: 'Brouillon',
  other: 'Autre',
};

const UNKNOWN_STATUS_LABEL = 'Statut inconnu';

// The specification gives no label for a draft on the confirmation page, which never shows one.
const statusLabels: ReadonlyMap<string, string> = new Map([
  ['pending', 'En attente'],
  ['pending_payment', 'En attente de paiement'],
  ['payment_failed', 'Paiement échoué'],
  ['paid', 'Payée'],
  ['approved', 'Approuvée'],
  ['published', 'Publiée'],
  ['rejected', 'Rejetée'],
  ['refunded', 'Remboursée'],
]);

const paymentStatusLabels: ReadonlyMap<string, string> = new Map([
  ['pending', 'En attente'],
  ['completed', 'Complété'],
  ['failed', 'Échoué'],
  ['refunded', 'Remboursé'],
  ['processing', 'En cours de traitement'],
]);

export const statusLabel = (status: string): string => statusLabels.get(status) ?? UNKNOWN_STATUS_LABEL;

export const paymentStatusLabel = (status: string): string =>
  paymentStatusLabels.get(status) ?? UNKNOWN_STATUS_LABEL;

import type { ComponentProps } from 'react';
import { mailStatusLabels, messageStatusLabels } from '#contract/correspondence.fr.ts';
import {
  type AnnouncementStatus,
  bucketLabels,
  bucketOf,
  type PaymentStatus,
  paymentStatusLabel,
  type StatusBucket,
} from '#domain/announcement/status.ts';
import type { MessageStatus } from '#domain/contact/inbox.ts';
import type { MailStatus } from '#domain/mail/mail-status.ts';
import { Badge } from '#web/ui/Badge.tsx';

type Look = Omit<ComponentProps<typeof Badge>, 'children' | 'compact'>;

const done: Look = { tone: 'success', icon: 'check' };
const waiting: Look = { tone: 'warning', icon: 'clock' };
const refused: Look = { tone: 'danger', icon: 'close' };

const announcementLooks: Readonly<Record<StatusBucket, Look>> = {
  published: done,
  pending: waiting,
  rejected: refused,
  draft: { tone: 'neutral', icon: 'pencil' },
  other: { tone: 'info', icon: 'help' },
};

type Props = { status: AnnouncementStatus; compact?: boolean };

/** Publié, En attente, Rejeté, Brouillon or Autre: the same groups as the statistics and the filter pills. */
export const AnnouncementBadge = ({ status, compact = false }: Props) => (
  <Badge {...announcementLooks[bucketOf(status)]} compact={compact}>
    {bucketLabels[bucketOf(status)]}
  </Badge>
);

const paymentLooks: Readonly<Record<PaymentStatus, Look>> = {
  pending: { tone: 'neutral', icon: 'clock' },
  processing: waiting,
  completed: done,
  failed: refused,
  refunded: { tone: 'info', icon: 'reset' },
};

export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge {...paymentLooks[status]} compact>
    {paymentStatusLabel(status)}
  </Badge>
);

const mailLooks: Readonly<Record<MailStatus, Look>> = { queued: waiting, sent: done, failed: refused };

export const MailBadge = ({ status }: { status: MailStatus }) => (
  <Badge {...mailLooks[status]} compact>
    {mailStatusLabels[status]}
  </Badge>
);

const messageLooks: Readonly<Record<MessageStatus, Look>> = {
  new: waiting,
  handled: done,
  spam: { tone: 'neutral', icon: 'close' },
};

export const MessageBadge = ({ status }: { status: MessageStatus }) => (
  <Badge {...messageLooks[status]} compact>
    {messageStatusLabels[status]}
  </Badge>
);

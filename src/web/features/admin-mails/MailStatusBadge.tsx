import { mailStatusLabels } from '#contract/correspondence.fr.ts';
import type { MailStatus } from '#domain/mail/mail-status.ts';
import { Badge } from '#web/ui/Badge.tsx';

const looks = {
  queued: { tone: 'warning', icon: 'clock' },
  sent: { tone: 'success', icon: 'check' },
  failed: { tone: 'danger', icon: 'close' },
} as const;

export const MailStatusBadge = ({ status }: { status: MailStatus }) => (
  <Badge {...looks[status]} compact>
    {mailStatusLabels[status]}
  </Badge>
);

import { messageStatusLabels } from '#contract/correspondence.fr.ts';
import type { MessageStatus } from '#domain/contact/inbox.ts';
import { Badge } from '#web/ui/Badge.tsx';

const looks = {
  new: { tone: 'warning', icon: 'clock' },
  handled: { tone: 'success', icon: 'check' },
  spam: { tone: 'neutral', icon: 'close' },
} as const;

export const MessageStatusBadge = ({ status }: { status: MessageStatus }) => (
  <Badge {...looks[status]} compact>
    {messageStatusLabels[status]}
  </Badge>
);

import type { ComponentProps } from 'react';
import {
  type AnnouncementStatus,
  bucketLabels,
  bucketOf,
  type StatusBucket,
} from '#domain/announcement/status.ts';
import { Badge } from '#web/ui/Badge.tsx';

const looks = {
  published: { tone: 'success', icon: 'check' },
  pending: { tone: 'warning', icon: 'clock' },
  rejected: { tone: 'danger', icon: 'close' },
  draft: { tone: 'neutral', icon: 'pencil' },
  other: { tone: 'info', icon: 'help' },
} as const satisfies Record<StatusBucket, Omit<ComponentProps<typeof Badge>, 'children'>>;

type Props = { status: AnnouncementStatus; compact?: boolean };

/** Publié, En attente, Rejeté, Brouillon or Autre: the same groups as the statistics and the filter pills. */
export const StatusBadge = ({ status, compact = false }: Props) => (
  <Badge {...looks[bucketOf(status)]} compact={compact}>
    {bucketLabels[bucketOf(status)]}
  </Badge>
);

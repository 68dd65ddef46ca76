import type { ComponentProps } from 'react';
import { articleStatusLabels } from '#domain/article/publication.ts';
import { Badge } from '#web/ui/Badge.tsx';

const { published, draft, scheduled } = articleStatusLabels;

const looks: Readonly<Record<string, Omit<ComponentProps<typeof Badge>, 'children'> & { text: string }>> = {
  published: { tone: 'success', icon: 'check', text: published },
  draft: { tone: 'neutral', icon: 'pencil', text: draft },
  scheduled: { tone: 'info', icon: 'clock', text: scheduled },
};

const other = { tone: 'info', icon: 'help', text: 'Autre' } as const;

type Props = { status: string; compact?: boolean };

/** Publié, Brouillon or Autre, as the specification names them, and whether the article is scheduled. */
export const StatusBadge = ({ status, compact = false }: Props) => {
  const { text, ...look } = looks[status] ?? other;
  return (
    <Badge {...look} compact={compact}>
      {text}
    </Badge>
  );
};

import type { ComponentProps } from 'react';
import type { TeamMember } from '#contract/admin-team.ts';
import type { Badge } from '#web/ui/Badge.tsx';

type Look = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>;

export const stateLooks: Readonly<Record<TeamMember['state'], Look>> = {
  active: { tone: 'success', icon: 'check' },
  invited: { tone: 'info', icon: 'clock' },
  expired: { tone: 'warning', icon: 'alert' },
  disabled: { tone: 'neutral', icon: 'close' },
};

export const nameOf = ({ firstName, lastName }: Pick<TeamMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** « 2 brouillons et 1 article à relire » */
export const workOf = ({
  drafts,
  reviews,
  announcements,
  messages,
}: Pick<TeamMember, 'drafts' | 'reviews' | 'announcements' | 'messages'>): string =>
  [
    drafts > 0 && `${drafts} ${drafts > 1 ? 'brouillons' : 'brouillon'}`,
    reviews > 0 && `${reviews} ${reviews > 1 ? 'articles' : 'article'} à relire`,
    announcements > 0 && `${announcements} ${announcements > 1 ? 'annonces' : 'annonce'} en relecture`,
    messages > 0 && `${messages} ${messages > 1 ? 'messages' : 'message'} à traiter`,
  ]
    .filter(Boolean)
    .join(' et ');

/** « 2 sessions ouvertes » */
export const sessionsText = ({ sessions }: Pick<TeamMember, 'sessions'>): string => {
  if (sessions === 0) return 'Aucune session ouverte.';
  return sessions > 1 ? `${sessions} sessions ouvertes.` : '1 session ouverte.';
};

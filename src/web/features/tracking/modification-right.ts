import { messages } from '#contract/messages.fr.ts';
import { decide } from '#domain/announcement/lifecycle.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';

type Facts = Pick<TrackedAnnouncement, 'status' | 'offer' | 'may' | 'modifications'>;

/** How many modifications are left, or why there is none. */
export const modificationRight = ({ status, offer, may, modifications }: Facts): string => {
  const { label } = offers[offer];
  const left = modifications.allowed === null ? null : modifications.allowed - modifications.done;
  if (may.modify) {
    if (left === null)
      return `Avec l'offre ${label}, vous pouvez modifier votre annonce autant de fois que nécessaire jusqu'à sa publication${done(modifications.done)}.`;
    return left === 1
      ? `L'offre ${label} comprend une modification : vous pouvez encore modifier votre annonce une fois, jusqu'à sa publication.`
      : `Il vous reste ${left} modifications avec l'offre ${label}, jusqu'à la publication.`;
  }
  if (status === 'published') return messages.lifecycle.publishedIsNotModified;
  if (status === 'approved')
    return 'Votre annonce est validée et attend sa date de publication : elle ne se modifie plus. Une fois publiée, elle se corrige par un rectificatif.';
  const open = !('refusal' in decide('modify', { status, deleted: false, refunded: false, due: false }));
  if (!open) return messages.lifecycle.notModifiable;
  if (modifications.allowed === 0) return `L'offre ${label} ne comprend pas de modification après l'envoi.`;
  return `La modification comprise dans l'offre ${label} a déjà été faite.`;
};

const done = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ' (une a déjà été faite)' : ` (${count} ont déjà été faites)`;
};

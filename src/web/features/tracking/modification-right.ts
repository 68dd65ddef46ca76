import { messages } from '#contract/messages.fr.ts';
import { factsOfStatus } from '#domain/announcement/lifecycle.ts';
import { rightToModify } from '#domain/announcement/modification.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { TrackedAnnouncement } from '#web/api/tracking.ts';

type Facts = Pick<TrackedAnnouncement, 'status' | 'offer' | 'modifications'>;

/** The number of modifications left, or why there is none. */
export const modificationRight = ({ status, offer, modifications }: Facts): string => {
  const { label } = offers[offer];
  const right = rightToModify(factsOfStatus(status), { offer, done: modifications.done });
  if ('left' in right) {
    const { left } = right;
    if (!Number.isFinite(left))
      return `Avec l'offre ${label}, vous pouvez modifier votre annonce autant de fois que nécessaire jusqu'à sa publication${done(modifications.done)}.`;
    return left === 1
      ? `L'offre ${label} comprend une modification : vous pouvez encore modifier votre annonce une fois, jusqu'à sa publication.`
      : `Il vous reste ${left} modifications avec l'offre ${label}, jusqu'à la publication.`;
  }
  if (right.refusal === 'published-is-not-modified') return messages.lifecycle.publishedIsNotModified;
  if (status === 'approved')
    return 'Votre annonce est validée et attend sa date de publication : elle ne se modifie plus. Une fois publiée, elle se corrige par un rectificatif.';
  if (right.refusal !== 'none-left') return messages.lifecycle.notModifiable;
  if (modifications.allowed === 0) return `L'offre ${label} ne comprend pas de modification après l'envoi.`;
  return `La modification comprise dans l'offre ${label} a déjà été faite.`;
};

const done = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ' (une a déjà été faite)' : ` (${count} ont déjà été faites)`;
};

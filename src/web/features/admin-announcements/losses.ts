import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { exactEuros } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';

type Known = Pick<AdminAnnouncementItem, 'published' | 'attested' | 'payment' | 'origin'>;

/** Paid, and not refunded. */
const isPaid = ({ payment }: Known): boolean => payment?.status === 'completed' && payment.refund === null;

/** Attested or paid: its deletion needs a stronger confirmation. */
export const isPaidOrAttested = (one: Known): boolean => one.attested || isPaid(one);

export const ATTESTATION_LOST =
  'Son attestation de parution sera retirée : quiconque la vérifie lira le motif.';
export const ANNOUNCER_NOTIFIED = "L'annonceur sera prévenu par e-mail, avec le motif.";

export const WITHOUT_REASON = `Sans motif : « ${messages.review.defaultWithdrawal} »`;

/** The consequences of deleting an announcement. */
export const lossesOf = (one: Known): string[] => [
  ...(one.published ? ['Elle est publiée : sa page dira « annonce retirée ».'] : []),
  ...(one.attested ? [ATTESTATION_LOST] : []),
  ...(isPaid(one) && one.payment
    ? [`Elle a été payée ${exactEuros(Math.round(one.payment.amount * 100))} : rien ne sera remboursé.`]
    : []),
  ...(one.published && one.origin === 'visitor' ? [ANNOUNCER_NOTIFIED] : []),
  'Reprise depuis la corbeille, elle reviendra hors ligne.',
];

/** The same for several announcements. */
export const lossesOfMany = (many: readonly Known[]): string[] => [
  ...counted([
    [many.filter(({ published }) => published), 'publiée(s) : leur page dira « annonce retirée »'],
    [many.filter(({ attested }) => attested), 'attestée(s) : leur attestation sera retirée'],
    [many.filter(isPaid), 'payée(s) : rien ne sera remboursé'],
  ]),
  "Chaque annonceur dont l'annonce était publiée sera prévenu par e-mail, avec le motif.",
  'Reprises depuis la corbeille, elles reviendront hors ligne.',
];

/** The consequences of unpublishing several announcements. */
export const unpublishedLosses = (many: readonly Known[]): string[] => {
  const published = many.filter((one) => one.published);
  return counted([
    [published, 'publiée(s) : page hors ligne, retour en brouillon'],
    [
      published.filter(({ attested }) => attested),
      'attestée(s) : leur attestation sera retirée, quiconque la vérifie lira le motif',
    ],
    [
      published.filter(({ origin }) => origin === 'visitor'),
      "d'un annonceur, qui sera prévenu par e-mail, avec le motif",
    ],
    [many.filter((one) => !one.published), 'non publiée(s) : laissée(s) telle(s) quelle(s)'],
  ]);
};

const counted = (groups: readonly (readonly [readonly Known[], string])[]): string[] =>
  groups.filter(([group]) => group.length > 0).map(([group, text]) => `${group.length} annonce(s) ${text}.`);

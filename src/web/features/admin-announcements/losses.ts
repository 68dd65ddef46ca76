import type { AdminAnnouncementItem } from '#contract/admin-announcements.ts';
import { exactEuros } from '#contract/format.fr.ts';

type Known = Pick<AdminAnnouncementItem, 'published' | 'attested' | 'payment' | 'origin'>;

/** Paid, and not refunded. */
const isPaid = ({ payment }: Known): boolean => payment?.status === 'completed' && payment.refund === null;

/** Attested or paid: its deletion needs a stronger confirmation. */
export const isPaidOrAttested = (one: Known): boolean => one.attested || isPaid(one);

export const ATTESTATION_LOST =
  'Son attestation de parution sera retirée : quiconque la vérifie lira le motif.';
export const ANNOUNCER_NOTIFIED = "L'annonceur sera prévenu par e-mail, avec le motif.";

/** The consequences of deleting an announcement. */
export const lossesOf = (one: Known): string[] => [
  ...(one.published ? ['Elle est publiée : sa page dira « annonce retirée ».'] : []),
  ...(one.attested ? [ATTESTATION_LOST] : []),
  ...(isPaid(one) && one.payment
    ? [`Elle a été payée ${exactEuros(Math.round(one.payment.amount * 100))} : rien ne sera remboursé.`]
    : []),
  ...(one.published && one.origin === 'visitor' ? [ANNOUNCER_NOTIFIED] : []),
  'Reprise depuis la corbeille, elle reviendra hors ligne.',
];

/** The same for several announcements. */
export const lossesOfMany = (many: readonly Known[]): string[] => {
  const counts = [
    [many.filter(({ published }) => published).length, 'publiée(s) : leur page dira « annonce retirée »'],
    [many.filter(({ attested }) => attested).length, 'attestée(s) : leur attestation sera retirée'],
    [many.filter(isPaid).length, 'payée(s) : rien ne sera remboursé'],
  ] as const;
  return [
    ...counts.filter(([count]) => count > 0).map(([count, text]) => `${count} annonce(s) ${text}.`),
    "Chaque annonceur dont l'annonce était publiée sera prévenu par e-mail, avec le motif.",
    'Reprises depuis la corbeille, elles reviendront hors ligne.',
  ];
};

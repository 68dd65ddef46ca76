import { announcementTypes } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import type { Price } from '#domain/tariff/price.ts';
import { reductionLabels } from '#domain/tariff/price.ts';
import type { TableProblem } from '#domain/tariff/tariff-table.ts';

/** Apart from the messages of the forms: the pages of a site that sells its offers do not load them. */
export const tariffMessages = {
  day: 'Le premier et le dernier jour du tarif sont des jours du calendrier (2027-01-01).',
  order: 'Le dernier jour du tarif ne peut pas précéder le premier.',
  source:
    'Indiquez le texte dont vient ce tarif, par exemple « Arrêté du 19 novembre 2021 modifié, tarif 2027 »',
  csv: 'Le tarif est un texte CSV.',
  csvTooLong: 'Le tarif compte 50 000 caractères au plus.',
  saved: 'Tarif enregistré',
  removed: 'Tarif supprimé',
  notFound: "Ce tarif n'existe pas.",
  begun: 'Ce tarif est entré en vigueur : il se corrige, il ne se supprime plus.',
  priceChanged: (price: string) =>
    `Le prix de cette annonce est maintenant de ${price} TTC. Vérifiez-le, puis payez à nouveau.`,
} as const;

const reasons: Readonly<Record<Extract<Price, { missing: unknown }>['missing'], string>> = {
  'no-table':
    "Aucun tarif réglementé n'est en vigueur aujourd'hui sur ce site : cette annonce ne peut pas être vendue.",
  'unknown-department':
    'Le tarif en vigueur ne donne pas de prix pour ce département : cette annonce ne peut pas être vendue.',
  'amount-not-known':
    'Le tarif en vigueur ne donne pas encore le prix de cette annonce : elle ne peut pas être vendue.',
};

/** Why a notice has no price. */
export const missingPrice = (reason: keyof typeof reasons): string => reasons[reason];

const place = (code: string): string => {
  const found = findDepartment(code);
  return found ? `${found.name} (${found.code})` : `« ${code} »`;
};

/** Why a table is refused. */
export const problemInWords = (problem: TableProblem): string => {
  switch (problem.kind) {
    case 'department-without-zone':
      return `Le département ${place(problem.department)} n'est dans aucune zone.`;
    case 'department-in-two-zones':
      return `Le département ${place(problem.department)} est dans plusieurs zones.`;
    case 'unknown-department':
      return `Le département ${place(problem.department)} n'existe pas.`;
    case 'price-not-positive':
      return `Le prix de ${problem.where} n'est pas un montant positif.`;
    case 'percent-out-of-range':
      return `La réduction « ${reductionLabels[problem.where]} » est un pourcentage entre 0 et 100.`;
    case 'price-missing':
      return `Le prix de ${problem.where} manque.`;
    case 'two-forfaits':
      return `Les forfaits se recouvrent : deux montants pour ${typeLabel(problem.type)}, ${problem.form}, ${place(problem.department)}.`;
  }
};

const typeLabel = (name: string): string =>
  announcementTypes.find((type) => type.name === name)?.label ?? name;

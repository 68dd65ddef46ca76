import { normalised } from '#domain/text/normalise.ts';

/** The words that stand where a slug may in the addresses of the API and of the site: never the name of a notice. */
export const reservedSlugs: readonly string[] = [
  'types',
  'submit',
  'reference',
  'cancel',
  'export',
  'annonce',
  'confirmation',
  'cancellation',
  'suivi',
  'rss',
];

const LONGEST = 90;

type Named = { companyName: string; typeName: string; reference: string };

/** « orveline-conseil-transfert-siege-482517 »: the digits of its reference make it unique, and no reserved word. */
export const announcementSlug = ({ companyName, typeName, reference }: Named): string => {
  const words = normalised(`${companyName} ${typeName}`, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  return `${words}-${reference.replace(/\D/g, '')}`;
};

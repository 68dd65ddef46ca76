import { normalised } from '#domain/text/normalise.ts';

/**
 * Words that the addresses of the API and the site use in the place of a slug: no notice may have them as
 * slug.
 */
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

/**
 * « orveline-conseil-transfert-siege-482517 »: the digits of the reference make it unique and never reserved.
 */
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

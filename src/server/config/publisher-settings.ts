import { isSirenValid, vatNumber } from '#domain/company/siret.ts';
import {
  demonstrationSeller,
  type Habilitation,
  type Publisher,
  type Seller,
} from '../publisher/publisher.ts';

/** The variables of .env.example that describe the seller. */
export type SellerVariables = {
  readonly SELLER_NAME: string | undefined;
  readonly SELLER_FORM: string | undefined;
  readonly SELLER_CAPITAL: string | undefined;
  readonly SELLER_ADDRESS: string | undefined;
  readonly SELLER_SIREN: string | undefined;
  readonly SELLER_RCS: string | undefined;
  readonly SELLER_VAT_NUMBER: string | undefined;
  readonly SELLER_EMAIL: string;
  readonly SELLER_VAT_ON_DEBITS: boolean;
};

type Given = SellerVariables & {
  readonly director: string | undefined;
  readonly habilitations: Habilitation[];
};

const NEEDED = [
  'SELLER_NAME',
  'SELLER_FORM',
  'SELLER_CAPITAL',
  'SELLER_ADDRESS',
  'SELLER_SIREN',
  'SELLER_RCS',
] as const;

/**
 * The seller is configured completely or not at all: an invoice with a real name and an invented number would be
 * false. Returns an error message when the settings cannot be used.
 */
export const publisherFrom = (given: Given): Omit<Publisher, 'publicUrl'> | string => {
  const common = { director: given.director ?? null, habilitations: given.habilitations };
  const missing = NEEDED.filter((name) => given[name] === undefined);
  if (missing.length === NEEDED.length)
    return { demonstration: true, seller: demonstrationSeller, ...common };
  if (missing.length > 0) return `${missing.join(', ')} : un vendeur se décrit en entier ou pas du tout`;
  const seller = sellerFrom(given);
  return typeof seller === 'string' ? seller : { demonstration: false, seller, ...common };
};

const sellerFrom = (given: Given): Seller | string => {
  const siren = given.SELLER_SIREN?.replace(/\s/g, '') ?? '';
  if (!isSirenValid(siren)) return 'SELLER_SIREN doit être un numéro SIREN de 9 chiffres';
  const [, street, postcode, city] = /^(.+?),?\s+(\d{5})\s+(.+)$/s.exec(given.SELLER_ADDRESS ?? '') ?? [];
  if (!street || !postcode || !city)
    return 'SELLER_ADDRESS doit finir par un code postal et une ville, par exemple 12 rue des Gravures, 75002 Paris';
  return {
    name: given.SELLER_NAME ?? '',
    form: given.SELLER_FORM ?? '',
    capital: given.SELLER_CAPITAL ?? '',
    street,
    postcode,
    city,
    siren,
    rcsCity: given.SELLER_RCS?.replace(/^RCS\s+/i, '') ?? '',
    vatNumber: given.SELLER_VAT_NUMBER ?? vatNumber(siren) ?? '',
    email: given.SELLER_EMAIL,
    vatOnDebits: given.SELLER_VAT_ON_DEBITS,
  };
};

/** « 75 | 2026 | arrêté n° … » ; several are separated by semicolons. Undefined when one cannot be read. */
export const parseHabilitations = (text: string): Habilitation[] | undefined => {
  const parsed = text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, department, year, order] = /^(\d{2,3}|2[AB])\s*\|\s*(\d{4})\s*\|\s*(\S.*)$/s.exec(part) ?? [];
      return department && year && order ? { department, year: Number(year), order } : undefined;
    });
  return parsed.every((given) => given !== undefined) ? parsed : undefined;
};

import { parseCapital } from '#domain/company/capital.ts';
import { departmentOfAddress } from '#domain/company/departments.ts';
import { findLegalForm, isNaturalPerson, type LegalFormValue } from '#domain/company/legal-forms.ts';
import { rcsCity } from '#domain/company/rcs.ts';
import { digitsOnly, isSiretFormat, isSiretValid, PENDING_SIRET, sirenOf } from '#domain/company/siret.ts';
import { findAnnouncementType } from './types.ts';

export type Doubt =
  | 'siret-key'
  | 'siret-zeros'
  | 'rcs-siren'
  | 'rcs-city'
  | 'capital-unreadable'
  | 'capital-zero'
  | 'capital-too-small'
  | 'postal-code';

/** What tells where a notice is published. */
export type Located = {
  readonly typeId: number;
  readonly address: string;
  readonly city: string;
  readonly department: string;
  /** The answers of the type: a transfer names the old seat there, a sale the place of the business. */
  readonly extra?: Readonly<Record<string, string>>;
};

type Values = Located & {
  readonly companyForm: string;
  readonly siret: string;
  readonly rcs: string;
  readonly capital: string;
};

const CONSTITUTION = 1;
/** C. com., art. L. 224-2. */
const SMALLEST_CAPITAL = 37_000_00;
const withSmallestCapital: readonly LegalFormValue[] = ['SA', 'SCA', 'SELAFA', 'SELCA'];

/**
 * What looks wrong in an announcement but may be right: shown to its author and its reviewer, never blocking.
 */
export const doubtsAbout = (values: Values): readonly Doubt[] => [
  ...siretDoubts(values),
  ...rcsDoubts(values),
  ...capitalDoubts(values),
  ...(isElsewhere(values) ? (['postal-code'] as const) : []),
];

const siretDoubts = ({ siret, typeId, companyForm }: Values): readonly Doubt[] => {
  const digits = digitsOnly(siret);
  // An incomplete number is an error of the form, not a doubt.
  if (!isSiretFormat(digits)) return [];
  if (digits === PENDING_SIRET)
    return typeId === CONSTITUTION || isNaturalPerson(companyForm) ? [] : ['siret-zeros'];
  return isSiretValid(digits) ? [] : ['siret-key'];
};

/** « RCS Lyon 732 829 320 »: a number that is not the SIRET's own, or no city. */
const rcsDoubts = ({ rcs, siret }: Values): readonly Doubt[] => {
  if (rcs.trim() === '') return [];
  const written = sirenOf(/\d[\d\s.]*/.exec(rcs)?.[0] ?? '');
  const own = sirenOf(siret);
  return [
    ...(written && own && written !== own ? (['rcs-siren'] as const) : []),
    ...(rcsCity(rcs) === '' ? (['rcs-city'] as const) : []),
  ];
};

const capitalDoubts = ({ capital, companyForm }: Values): readonly Doubt[] => {
  if (capital.trim() === '') return [];
  const cents = parseCapital(capital);
  if (cents === undefined) return ['capital-unreadable'];
  if (cents === 0) return ['capital-zero'];
  const form = findLegalForm(companyForm)?.value;
  const floored = withSmallestCapital.some((value) => value === form);
  return floored && cents < SMALLEST_CAPITAL ? ['capital-too-small'] : [];
};

/**
 * The address whose department is that of the notice: the seat's, with the postal code typed there or with the city.
 * The notice about a business is published where the business is, wherever its buyer has its seat.
 */
export const decidingAddress = ({ typeId, address, city, extra }: Located): string =>
  findAnnouncementType(typeId).family === 'fonds'
    ? extra?.businessAddress || extra?.premises || ''
    : `${city} ${address}`;

/** The first notice of a transfer is published in the department of the old seat. */
const isElsewhere = (values: Values): boolean => {
  const { department, extra } = values;
  const announced = departmentOfAddress(decidingAddress(values))?.code;
  if (!announced || !department || announced === department) return false;
  return departmentOfAddress(extra?.oldAddress ?? '')?.code !== department;
};

export type LegalForm = {
  readonly value: string;
  readonly label: string;
};

export const legalForms = [
  { value: 'SARL', label: 'Société à responsabilité limitée' },
  { value: 'EURL', label: 'Entreprise unipersonnelle à responsabilité limitée' },
  { value: 'SAS', label: 'Société par actions simplifiée' },
  { value: 'SASU', label: 'Société par actions simplifiée unipersonnelle' },
  { value: 'SA', label: 'Société anonyme' },
  { value: 'SNC', label: 'Société en nom collectif' },
  { value: 'SCA', label: 'Société en commandite par actions' },
  { value: 'SCS', label: 'Société en commandite simple' },
  { value: 'SCI', label: 'Société civile immobilière' },
  { value: 'SCP', label: 'Société civile professionnelle' },
  { value: 'SCM', label: 'Société civile de moyens' },
  { value: 'SELARL', label: "Société d'exercice libéral à responsabilité limitée" },
  { value: 'SELAFA', label: "Société d'exercice libéral à forme anonyme" },
  { value: 'SELAS', label: "Société d'exercice libéral par actions simplifiée" },
  { value: 'SELCA', label: "Société d'exercice libéral en commandite par actions" },
] as const satisfies readonly LegalForm[];

export type LegalFormValue = (typeof legalForms)[number]['value'];

export const findLegalForm = (value: string): LegalForm | undefined => {
  const wanted = value.replace(/[.\s]/g, '').toUpperCase();
  return legalForms.find((form) => form.value === wanted);
};

/** Stands where the form of a company would: somebody who buys, sells or runs a business in his own name. */
export const NATURAL_PERSON = 'Personne physique';

export const isNaturalPerson = (form: string): boolean =>
  form.trim().toLowerCase() === NATURAL_PERSON.toLowerCase();

/** Companies whose capital is made of shares (actions): their notices state voting and transfer rules. */
export const shareCompanies: readonly LegalFormValue[] = [
  'SAS',
  'SASU',
  'SA',
  'SCA',
  'SELAFA',
  'SELAS',
  'SELCA',
];

/**
 * Commercial companies whose partners have unlimited liability: their notices name the partners (C. com., art.
 * R. 210-4, 7°). Civil companies have their own decree.
 */
export const unlimitedLiabilityCompanies: readonly LegalFormValue[] = ['SNC', 'SCA', 'SCS', 'SELCA'];

/** Their publicity is governed by the décret n° 78-704 of 3 July 1978. */
export const civilCompanies: readonly LegalFormValue[] = ['SCI', 'SCP', 'SCM'];

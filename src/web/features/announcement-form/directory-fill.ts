import type { Company } from '#contract/companies.ts';
import type { SubmissionValues } from './submission-values.ts';

const filledFields = ['companyName', 'companyForm', 'address', 'city', 'department', 'capital'] as const;
export type FilledField = (typeof filledFields)[number];
export type Filling = Partial<Record<FilledField, string>>;

export const fieldLabels: Readonly<Record<FilledField, string>> = {
  companyName: "nom de l'entreprise",
  companyForm: 'forme juridique',
  address: 'adresse',
  city: 'ville',
  department: 'département',
  capital: 'capital',
};

type Filled = {
  /** Values for empty fields: filled at once. */
  missing: Filling;
  /** Values that differ from what was typed: replaced only if the user accepts. */
  different: Filling;
};

/** Compares what the company directory returned with what was typed. */
export const fillingOf = (company: Company, values: Pick<SubmissionValues, FilledField>): Filled => {
  const known = knownBy(company);
  const given = filledFields.filter((name) => known[name]);
  const pick = (wanted: (name: FilledField) => boolean): Filling =>
    Object.fromEntries(given.filter(wanted).map((name) => [name, known[name]]));
  return {
    missing: pick((name) => values[name].trim() === ''),
    different: pick((name) => values[name].trim() !== '' && !isSame(values[name], known[name])),
  };
};

const knownBy = (company: Company): Record<FilledField, string> => ({
  companyName: company.name,
  companyForm: company.form,
  address: [company.address, [company.postalCode, company.city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', '),
  city: company.city,
  department: company.department,
  capital: company.capital,
});

const isSame = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'fr', { sensitivity: 'base', ignorePunctuation: true }) === 0;

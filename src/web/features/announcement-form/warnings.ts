import { departmentOfPostalCode, findDepartment } from '#domain/company/departments.ts';
import { digitsOnly, isSiretFormat, isSiretValid, PENDING_SIRET } from '#domain/company/siret.ts';
import type { SubmissionValues } from './submission-values.ts';

/** What looks wrong but may be right: said beside the field, never in the way. */
export const siretWarning = ({ siret, type_id }: Pick<SubmissionValues, 'siret' | 'type_id'>) => {
  const digits = digitsOnly(siret);
  if (!isSiretFormat(digits)) return undefined;
  if (digits === PENDING_SIRET)
    return type_id === '1'
      ? undefined
      : 'Ce numéro ne comporte que des zéros : il sera vérifié avant parution.';
  return isSiretValid(digits)
    ? undefined
    : 'La clé de contrôle de ce numéro ne correspond pas : vérifiez-le sur votre extrait Kbis.';
};

/** The post office of the next department serves a few communes: a hint, not a proof. */
export const departmentWarning = ({ address, city, department }: SubmissionValues) => {
  const postalCode = /(?<!\d)\d{5}(?!\d)/.exec(`${city} ${address}`)?.[0];
  const announced = postalCode ? departmentOfPostalCode(postalCode) : undefined;
  if (!announced || !department || announced.code === department) return undefined;
  const chosen = findDepartment(department);
  return `Le code postal ${postalCode} est celui du département ${announced.code} - ${announced.name}, pas ${chosen?.code} - ${chosen?.name}.`;
};

const MINIMUM_CAPITAL = 37_000;

export const capitalWarning = ({
  capital,
  companyForm,
}: Pick<SubmissionValues, 'capital' | 'companyForm'>) => {
  if (capital.trim() === '') return undefined;
  const amount = readAmount(capital);
  if (amount === undefined) return 'Indiquez un montant, par exemple : 10 000 €.';
  if (amount === 0) return 'Un capital social ne peut pas être nul.';
  if (['SA', 'SCA', 'SELAFA', 'SELCA'].includes(companyForm) && amount < MINIMUM_CAPITAL)
    return 'Le capital de cette forme de société est de 37 000 € au moins.';
  return undefined;
};

/** The first amount in '10 000 €', '1.500,50 euros', 'capital variable, minimum 1000'. */
export const readAmount = (text: string): number | undefined => {
  const found = /\d+(?:[\s.\u00a0\u202f]\d{3})*(?:[.,]\d{1,2}(?!\d))?/.exec(text)?.[0];
  if (!found) return undefined;
  const [, whole = found, cents = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(found) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
};

/** Shown by the specification although the field does not block. */
export const phoneNote = (phone: string, touched: boolean) =>
  touched && phone.trim() === '' ? 'Le numéro de téléphone est obligatoire' : undefined;

/** « [ancien siège] »: what a template left for the person to fill in. */
export const blanksLeft = (text: string): readonly string[] => [
  ...new Set(text.match(/\[[^[\]]{2,80}\]/g) ?? []),
];

import { type Doubt, doubtsAbout } from '#domain/announcement/consistency.ts';
import { departmentOfPostalCode, findDepartment } from '#domain/company/departments.ts';
import type { NoticeFormValues } from './notice-form-values.ts';

type Doubted = Pick<
  NoticeFormValues,
  'type_id' | 'companyForm' | 'siret' | 'rcs' | 'capital' | 'address' | 'city' | 'department'
>;

type Warned = 'siret' | 'rcs' | 'capital' | 'department';

/** Each doubt of the domain in words, beside the field that it is about. */
const words: Readonly<Record<Doubt, (values: Doubted) => readonly [Warned, string]>> = {
  'siret-key': () => [
    'siret',
    'La clé de contrôle de ce numéro ne correspond pas : vérifiez-le sur votre extrait Kbis.',
  ],
  'siret-zeros': () => ['siret', 'Ce numéro ne comporte que des zéros : il sera vérifié avant parution.'],
  'rcs-siren': () => ['rcs', "Le numéro du RCS n'est pas celui du SIRET."],
  'rcs-city': () => ['rcs', 'Indiquez la ville du greffe.'],
  'capital-unreadable': () => ['capital', 'Indiquez un montant, par exemple : 10 000 €.'],
  'capital-zero': () => ['capital', 'Un capital social ne peut pas être nul.'],
  'capital-too-small': () => ['capital', 'Le capital de cette forme de société est de 37 000 € au moins.'],
  'postal-code': (values) => ['department', elsewhere(values)],
};

/** What looks wrong but may be right: said beside the field, never in the way. */
export const warningsOf = (values: Doubted): Partial<Record<Warned, string>> =>
  Object.fromEntries(
    doubtsAbout({ ...values, typeId: Number(values.type_id) }).map((doubt) => words[doubt](values)),
  );

/** The post office of the next department serves a few communes: a hint, not a proof. */
const elsewhere = ({ address, city, department }: Doubted): string => {
  const [postalCode = ''] = /(?<!\d)\d{5}(?!\d)/.exec(`${city} ${address}`) ?? [];
  const announced = departmentOfPostalCode(postalCode);
  const chosen = findDepartment(department);
  return `Le code postal ${postalCode} est celui du département ${announced?.code} - ${announced?.name}, pas ${chosen?.code} - ${chosen?.name}.`;
};

/** Shown by the specification although the field does not block. */
export const phoneNote = (phone: string, touched: boolean) =>
  touched && phone.trim() === '' ? 'Le numéro de téléphone est obligatoire' : undefined;

/** « [ancien siège] »: what a template left for the person to fill in. */
export const blanksLeft = (text: string): readonly string[] => [
  ...new Set(text.match(/\[[^[\]]{2,80}\]/g) ?? []),
];

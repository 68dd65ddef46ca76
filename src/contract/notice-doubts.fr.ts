import { type Doubt, decidingAddress, type Located } from '#domain/announcement/consistency.ts';
import { departmentOfPostalCode, findDepartment } from '#domain/company/departments.ts';

export type DoubtedField = 'siret' | 'rcs' | 'capital' | 'department';

const words: Readonly<Record<Doubt, (values: Located) => readonly [DoubtedField, string]>> = {
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

/** The specification's words for a telephone number left out, although the field does not block. */
export const PHONE_LEFT_OUT = 'Le numéro de téléphone est obligatoire';

/** A warning of the domain as a sentence, and its field: the same for an author and for a reviewer. */
export const doubtInWords = (doubt: Doubt, values: Located): readonly [DoubtedField, string] =>
  words[doubt](values);

/** A hint, not a proof: the post office of the next department serves a few communes. */
const elsewhere = (values: Located): string => {
  const [postalCode = ''] = /(?<!\d)\d{5}(?!\d)/.exec(decidingAddress(values)) ?? [];
  const announced = departmentOfPostalCode(postalCode);
  const chosen = findDepartment(values.department);
  return `Le code postal ${postalCode} est celui du département ${announced?.code} - ${announced?.name}, pas ${chosen?.code} - ${chosen?.name}.`;
};

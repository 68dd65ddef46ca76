import { departmentOfAddress } from '#domain/company/departments.ts';
import { rcsCity } from '#domain/company/rcs.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, of } from './french.ts';
import { bullets, fact, type Html, html, paragraph } from './html.ts';
import { date, identity, longtext, mention, optional, PRACTICE, R_210_9, text } from './notice-template.ts';
import {
  amendedStatutes,
  decisionFields,
  decisionMentions,
  modifying,
  oneMonthNote,
  people,
  signatory,
  statutesArticle,
  theCompany,
} from './parts.ts';

// A move to another registry: by custom, the notice repeats the company's details for the new one.
const newRegistry = (draft: Draft): readonly Html[] => [
  paragraph(
    html`La société, immatriculée au RCS ${of(draft.print('rcs'))}, fera l'objet d'une nouvelle immatriculation au
      RCS ${of(rcsCity(draft.print('newRcs')))}.`,
  ),
  bullets([
    draft.when('purpose', (purpose) => fact('Objet', lowerFirst(purpose))),
    draft.when('duration', (duration) => fact('Durée', duration)),
    ...(draft.has('managers') ? people(draft, 'managers', 'Direction') : []),
  ]),
];

/** The second notice of such a move, in the department of the new seat, names the new registry (R. 210-11). */
const appearsAtNewSeat = (draft: Draft): boolean => {
  const [old, fresh] = ['oldAddress', 'address'].map((key) => departmentOfAddress(draft.print(key))?.code);
  return old !== undefined && old !== fresh && fresh === draft.print('department');
};

export const changeOfSeat = modifying(
  {
    fields: [
      ...decisionFields,
      date('effectDate', "Date d'effet"),
      text(
        'oldAddress',
        'Ancien siège',
        '12 rue de la Poulaillerie, 69002 Lyon',
        'Le nouveau siège est celui saisi comme adresse de la société.',
      ),
      statutesArticle,
      optional(
        text('newRcs', 'Ville du nouveau greffe', 'Annecy', 'Seulement si le siège change de ressort.'),
      ),
      optional(longtext('purpose', 'Objet social', undefined, 'Pour le nouveau greffe.')),
      optional(text('duration', 'Durée', '99 années', 'Pour le nouveau greffe.')),
      optional(
        longtext(
          'managers',
          'Dirigeants',
          undefined,
          'Pour le nouveau greffe : un par ligne, avec son domicile.',
        ),
      ),
      signatory,
    ],
    mentions: [
      ...identity(R_210_9),
      ...decisionMentions,
      mention('effectDate', "la date d'effet", R_210_9),
      mention('oldAddress', "l'ancien siège", R_210_9),
      mention('article', "l'article des statuts modifié", PRACTICE),
    ],
    notes: [
      oneMonthNote,
      {
        kind: 'second-notice',
        text:
          "Si le siège passe dans le ressort d'un autre greffe, deux avis sont nécessaires : l'un dans le département " +
          "de l'ancien siège, l'autre dans celui du nouveau, qui annonce le nouveau greffe et rappelle l'objet, la " +
          'durée et les dirigeants.',
        basis: 'C. com., art. R. 210-9 et R. 210-11',
      },
    ],
    title: (draft) => `Transfert du siège social de ${theCompany(draft)}`,
  },
  {
    former: (draft) => ({ seat: draft.print('oldAddress') }),
    decided: (draft) =>
      html`il a été décidé de transférer le siège social à compter du ${draft.print('effectDate')} :`,
    details: (draft) => [
      bullets([
        fact('Ancien siège', draft.print('oldAddress')),
        fact('Nouveau siège', draft.print('address')),
      ]),
    ],
    statutes: amendedStatutes,
    registry: (draft) => (draft.has('newRcs') || appearsAtNewSeat(draft) ? newRegistry(draft) : []),
  },
);

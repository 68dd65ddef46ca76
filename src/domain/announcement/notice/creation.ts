import { civilCompanies, shareCompanies, unlimitedLiabilityCompanies } from '#domain/company/legal-forms.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, of } from './french.ts';
import { bullets, fact, type Html, html, nothing, paragraph } from './html.ts';
import { managerEvidence } from './mention-evidence.ts';
import {
  amount,
  date,
  longtext,
  mention,
  type NoticeTemplate,
  onlyFor,
  optional,
  PRACTICE,
  text,
} from './notice-template.ts';
import { actKind, homeAddressNote, longForm, people, signatory, signature, theCompany } from './parts.ts';

const R_210_4 = 'C. com., art. R. 210-4';

export const admissionField = onlyFor(
  shareCompanies,
  longtext(
    'admission',
    'Admission aux assemblées et droit de vote',
    'Tout actionnaire participe aux assemblées ; chaque action donne droit à une voix.',
    'Indiquez le cas échéant le droit de vote double.',
  ),
);

export const approvalField = onlyFor(
  shareCompanies,
  longtext(
    'approval',
    "Transmission des actions et clause d'agrément",
    "Cession libre entre associés, soumise à l'agrément de la collectivité des associés dans les autres cas.",
    "Précisez l'organe qui donne l'agrément, ou « cession libre » à défaut de clause.",
  ),
);

export const shareMentions = (basis: string) => [
  onlyFor(
    shareCompanies,
    mention('admission', "les conditions d'admission aux assemblées et de vote", basis),
  ),
  onlyFor(shareCompanies, mention('approval', "la clause d'agrément", basis)),
];

export const shareFacts = (draft: Draft): readonly Html[] =>
  draft.asks('admission')
    ? [
        fact('Admission aux assemblées et droit de vote', lowerFirst(draft.print('admission'))),
        fact('Transmission des actions', lowerFirst(draft.print('approval'))),
      ]
    : [];

const actPlace = (draft: Draft): Html => draft.when('actPlace', (place) => html` à ${place}`);

const capital = (draft: Draft): Html =>
  draft.has('capitalFloor')
    ? html`<strong>Capital :</strong> variable, de ${draft.print('capital')} à la constitution, sans pouvoir être
        inférieur à ${draft.print('capitalFloor')}.`
    : fact('Capital', draft.print('capital'));

export const constitution: NoticeTemplate = {
  fields: [
    text('actKind', "Nature de l'acte", 'acte sous signature privée'),
    date('actDate', "Date de l'acte"),
    optional(text('actPlace', "Lieu de l'acte", 'Lyon')),
    optional(text('acronym', 'Sigle')),
    longtext('purpose', 'Objet social', 'Conseil en organisation et formation professionnelle'),
    text('duration', 'Durée', '99 années'),
    longtext(
      'managers',
      'Dirigeants',
      'Présidente : Mme Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon',
      'Une personne par ligne : fonction, nom, prénom, domicile. Citez aussi celles qui peuvent engager la société.',
    ),
    onlyFor(
      unlimitedLiabilityCompanies,
      longtext(
        'partners',
        'Associés tenus indéfiniment des dettes',
        'M. Paul Ardouvin, demeurant 8 rue du Four, 69001 Lyon',
        'Une personne par ligne : nom, prénom, domicile.',
      ),
    ),
    admissionField,
    approvalField,
    onlyFor(
      civilCompanies,
      optional(
        longtext(
          'transfers',
          'Cession des parts',
          "Soumise à l'agrément de l'assemblée des associés, sauf entre associés.",
          "La clause d'agrément et l'organe qui donne l'agrément.",
        ),
      ),
    ),
    optional(amount('capitalFloor', 'Capital minimum', '1 000 €', 'Pour une société à capital variable.')),
    optional(
      longtext(
        'auditors',
        'Commissaires aux comptes',
        undefined,
        'Nom, prénom et domicile, ou siège ; un par ligne.',
      ),
    ),
    signatory,
  ],
  mentions: [
    mention('companyName', 'la dénomination sociale', `${R_210_4}, 1°`),
    mention('companyForm', 'la forme de la société', `${R_210_4}, 2°`),
    mention('capital', 'le montant du capital social', `${R_210_4}, 3°`),
    mention('address', "l'adresse du siège social", `${R_210_4}, 4°`),
    mention('purpose', "l'objet social", `${R_210_4}, 5°`),
    mention('duration', 'la durée de la société', `${R_210_4}, 6°`, [
      'company.duration',
      // « nommé pour une durée de trois ans » is the term of a manager.
      /(?<!(?<![a-z])(?:nommee?s?|elue?s?|designee?s?|mandat|fonctions)[^.;\n]{0,40})(?:(?<![a-z])duree|(?<!\d)\d{2} (?:ans|annees))/,
      {
        near: /(?:(?<!\d)\d{2}|(?:vingt|trente|quarante|cinquante|soixante|cent)[a-z-]{0,20}) (?:ans|annees)/,
      },
    ]),
    onlyFor(
      unlimitedLiabilityCompanies,
      mention('partners', 'les associés tenus indéfiniment des dettes', `${R_210_4}, 7°`, ['person']),
    ),
    mention('managers', 'les dirigeants et leur domicile', `${R_210_4}, 8°`, managerEvidence),
    ...shareMentions(R_210_4),
    mention('rcs', "le greffe d'immatriculation", `${R_210_4}, 10°`, [
      'company.rcs.city',
      /(?<![a-z])(?:r\.?c\.?s|greffe|registre du commerce)/,
    ]),
    mention('actKind', "la nature de l'acte constitutif", PRACTICE),
    mention('actDate', "la date de l'acte constitutif", PRACTICE),
  ],
  notes: [
    {
      kind: 'deadline',
      text: "À publier avant la demande d'immatriculation, dans un support habilité pour le département du siège.",
      basis: 'C. com., art. R. 210-3',
    },
    {
      kind: 'advice',
      text: "La société n'a pas encore de numéro SIREN : l'avis n'en porte pas.",
      basis: R_210_4,
    },
    {
      kind: 'advice',
      text:
        "La publicité des sociétés civiles relève du décret de 1978 : la liste des associés n'est pas demandée ici ; " +
        "indiquez la clause d'agrément des cessions de parts.",
      basis: 'Décret n° 78-704 du 3 juillet 1978',
    },
    homeAddressNote,
  ],
  title: (draft) => `Constitution de ${theCompany(draft)}`,
  body: (draft) => [
    paragraph(
      html`Aux termes d'un ${actKind(draft)} en date${actPlace(draft)} du ${draft.print('actDate')}, il a été constitué une
        société présentant les caractéristiques suivantes :`,
    ),
    bullets([
      fact('Dénomination', draft.print('companyName')),
      draft.when('acronym', (acronym) => fact('Sigle', acronym)),
      fact('Forme', longForm(draft.print('companyForm'))),
      fact('Siège social', draft.print('address')),
      fact('Objet', lowerFirst(draft.print('purpose'))),
      fact('Durée', draft.print('duration')),
      capital(draft),
      ...people(draft, 'managers', 'Direction'),
      draft.asks('partners')
        ? fact('Associés tenus indéfiniment des dettes sociales', draft.print('partners'))
        : nothing,
      ...(draft.has('auditors') ? people(draft, 'auditors', 'Commissaire aux comptes') : []),
      draft.when('transfers', (clause) => fact('Cession des parts', lowerFirst(clause))),
      ...shareFacts(draft),
    ]),
    paragraph(
      html`La société sera immatriculée au registre du commerce et des sociétés ${of(draft.print('rcs'))}.`,
    ),
    signature(draft),
  ],
};

import {
  act,
  actFields,
  actMentions,
  business,
  businessFields,
  businessMentions,
  buyerIdentity,
  company,
  PARTY_HELP,
} from './business-parts.ts';
import { elided, lowerFirst } from './french.ts';
import { bullets, fact, html, paragraph } from './html.ts';
import { date, mention, type NoticeTemplate, optional, PRACTICE, text } from './notice-template.ts';
import { signatory, signature, theCompany } from './parts.ts';

const R_144_1 = 'C. com., art. R. 144-1';

const lessor = text(
  'lessor',
  'Loueur du fonds',
  'M. Paul Ardouvin, demeurant 8 rue du Four, 69001 Lyon',
  PARTY_HELP,
);

const lesseeAdvice = {
  kind: 'advice',
  text: 'La société ou la personne désignée plus haut est le locataire-gérant ; adaptez le texte si elle est le loueur.',
} as const;

export const businessLease: NoticeTemplate = {
  fields: [
    ...actFields,
    lessor,
    ...businessFields,
    date('startDate', 'Début de la location-gérance'),
    text('duration', 'Durée', 'trois ans'),
    optional(text('renewal', 'Renouvellement', 'renouvelable par tacite reconduction')),
    signatory,
  ],
  mentions: [
    ...buyerIdentity('du locataire-gérant', R_144_1),
    ...actMentions(R_144_1),
    mention('lessor', 'le loueur du fonds', R_144_1),
    ...businessMentions(R_144_1),
    mention('startDate', 'le début de la location-gérance', R_144_1),
    mention('duration', 'la durée de la location-gérance', R_144_1, [
      /duree|renouvel|(?<![a-z])ans?(?![a-z])|mois|annee|terme|jusqu|(?<![a-z])au \d/,
    ]),
  ],
  notes: [
    {
      kind: 'deadline',
      text: 'À publier dans les quinze jours de la conclusion du contrat.',
      basis: R_144_1,
    },
    lesseeAdvice,
  ],
  title: (draft) => `Location-gérance au profit ${elided(theCompany(draft))}`,
  body: (draft) => [
    paragraph(html`${act(draft)}, le fonds de commerce désigné ci-après a été donné en location-gérance :`),
    bullets([
      business(draft),
      fact('Loueur', draft.print('lessor')),
      company('Locataire-gérant', draft),
      html`<strong>Durée :</strong> ${draft.print('duration')} à compter du
        ${draft.print('startDate')}${draft.when('renewal', (renewal) => html`, ${lowerFirst(renewal)}`)}.`,
    ]),
    paragraph(html`Le locataire-gérant exploite le fonds à ses risques et périls.`),
    signature(draft),
  ],
};

export const endOfBusinessLease: NoticeTemplate = {
  fields: [
    lessor,
    ...businessFields,
    date('contractDate', 'Date du contrat'),
    date('endDate', 'Fin de la location-gérance'),
    text('firstNotice', 'Première annonce', 'AL-482517, parue dans Parution le 14 mars 2024'),
    signatory,
  ],
  mentions: [
    ...buyerIdentity('du locataire-gérant', R_144_1),
    mention('lessor', 'le loueur du fonds', R_144_1),
    ...businessMentions(R_144_1),
    mention('contractDate', 'la date du contrat', PRACTICE),
    mention('endDate', 'la fin de la location-gérance', R_144_1),
    mention('firstNotice', "la référence de l'annonce de mise en location-gérance", PRACTICE),
  ],
  notes: [
    { kind: 'deadline', text: 'À publier dans les quinze jours de la fin du contrat.', basis: R_144_1 },
    lesseeAdvice,
  ],
  title: (draft) => `Fin de location-gérance ${elided(theCompany(draft))}`,
  body: (draft) => [
    paragraph(
      html`La location-gérance du fonds de commerce désigné ci-après, consentie suivant acte en date du
        ${draft.print('contractDate')}, a pris fin le ${draft.print('endDate')} :`,
    ),
    bullets([
      business(draft),
      fact('Loueur', draft.print('lessor')),
      company('Locataire-gérant', draft),
      fact('Annonce de la mise en location-gérance', draft.print('firstNotice')),
    ]),
    signature(draft),
  ],
};

import { admissionField, approvalField, shareFacts, shareMentions } from './creation.ts';
import { bullets, fact, html, paragraph } from './html.ts';
import { date, identity, longtext, mention, optional, R_210_9, text } from './notice-template.ts';
import {
  decisionFields,
  decisionMentions,
  homeAddressNote,
  longForm,
  modifying,
  oneMonthNote,
  people,
  signatory,
  takingEffect,
  theCompany,
} from './parts.ts';

export const transformation = modifying(
  {
    fields: [
      ...decisionFields,
      text('oldForm', 'Ancienne forme', 'SARL', 'La nouvelle forme est celle saisie comme forme juridique.'),
      longtext(
        'continuity',
        'Objet, durée, siège et capital',
        "La dénomination, l'objet, la durée, le siège et le capital demeurent inchangés.",
        'Dites ce qui change et ce qui demeure.',
      ),
      longtext(
        'managers',
        'Dirigeants',
        'Présidente : Mme Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon',
        'Une personne par ligne : fonction, nom, prénom, domicile.',
      ),
      admissionField,
      approvalField,
      optional(date('effectDate', "Date d'effet")),
      signatory,
    ],
    mentions: [
      ...identity(R_210_9),
      ...decisionMentions,
      mention('oldForm', "l'ancienne forme", R_210_9),
      mention('continuity', "le sort de l'objet, de la durée, du siège et du capital", R_210_9),
      mention('managers', 'les dirigeants et leur domicile', R_210_9, [
        'person',
        /nommee?s?|(?:president|gerant)e? ?:/,
        { near: /president|geran|direct(?:eur|rice) general/ },
      ]),
      ...shareMentions(R_210_9),
    ],
    notes: [oneMonthNote, homeAddressNote],
    title: (draft) =>
      `Transformation de la société ${draft.print('companyName')} en ${draft.print('companyForm')}`,
  },
  {
    former: (draft) => ({ form: draft.print('oldForm') }),
    decided: (draft) =>
      html`il a été décidé de transformer la société${takingEffect(draft)}, sans création d'une personne morale
        nouvelle :`,
    details: (draft) => [
      bullets([
        fact('Ancienne forme', longForm(draft.print('oldForm'))),
        fact('Nouvelle forme', longForm(draft.print('companyForm'))),
        ...people(draft, 'managers', 'Direction'),
        ...shareFacts(draft),
      ]),
      paragraph(html`${draft.print('continuity')}.`),
    ],
  },
);

const R_210_4_8 = 'C. com., art. R. 210-4, 8° et R. 210-9';

export const auditorAppointment = modifying(
  {
    fields: [
      ...decisionFields,
      text(
        'holder',
        'Commissaire aux comptes titulaire',
        'la société AUDRIVAL, 5 place du Marché, 69003 Lyon',
        'Nom, prénom et domicile, ou dénomination et siège.',
      ),
      optional(
        text('deputy', 'Commissaire aux comptes suppléant', 'M. Paul Ardouvin, 8 rue du Four, 69001 Lyon'),
      ),
      optional(text('term', 'Durée du mandat', 'six exercices')),
      optional(text('outgoing', 'Commissaire sortant')),
      signatory,
    ],
    mentions: [
      ...identity(R_210_9),
      ...decisionMentions,
      mention('holder', 'le commissaire aux comptes titulaire et son domicile', R_210_4_8),
    ],
    notes: [oneMonthNote],
    title: (draft) => `Nomination du commissaire aux comptes de ${theCompany(draft)}`,
  },
  {
    decided: (draft) =>
      html`il a été décidé de nommer${draft.when('term', (term) => html`, pour une durée de ${term}`)} :`,
    details: (draft) => [
      bullets([
        fact('Commissaire aux comptes titulaire', draft.print('holder')),
        draft.when('deputy', (deputy) => fact('Commissaire aux comptes suppléant', deputy)),
        draft.when('outgoing', (outgoing) => fact('En remplacement de', outgoing)),
      ]),
    ],
  },
);

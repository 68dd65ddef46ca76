import { findLegalForm } from '#domain/company/legal-forms.ts';
import type { Draft } from './draft.ts';
import { lowerFirst } from './french.ts';
import { html, numbers, paragraph } from './html.ts';
import {
  amount,
  date,
  identity,
  longtext,
  mention,
  type NoticeTemplate,
  optional,
  PRACTICE,
  text,
  unread,
} from './notice-template.ts';
import { heading, registryCourt, signatory, signature, theCompany } from './parts.ts';

const L_232_21 = 'C. com., art. L. 232-21 à L. 232-23';
const R_225_66 = 'C. com., art. R. 225-66';

export const accountsFiling: NoticeTemplate = {
  fields: [
    date('yearEnd', "Clôture de l'exercice"),
    date('filingDate', 'Date du dépôt'),
    text('filingCourt', 'Greffe du dépôt', 'Lyon'),
    optional(text('accounts', 'Comptes déposés', 'comptes annuels et rapport de gestion')),
    signatory,
  ],
  mentions: [
    ...identity(L_232_21),
    mention('yearEnd', "la date de clôture de l'exercice", L_232_21),
    mention('filingDate', 'la date du dépôt', L_232_21),
    mention('filingCourt', 'le greffe du dépôt', L_232_21),
  ],
  notes: [
    {
      kind: 'other-channel',
      text: "L'avis de dépôt des comptes est inséré au BODACC par le greffe : le support habilité n'est pas exigé.",
      basis: L_232_21,
    },
  ],
  title: (draft) => `Dépôt des comptes de ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    paragraph(
      html`Les documents suivants, relatifs à l'exercice clos le ${draft.print('yearEnd')}, ont été déposés le
        ${draft.print('filingDate')} au greffe du ${registryCourt(draft, 'filingCourt')} :
        ${draft.has('accounts') ? lowerFirst(draft.print('accounts')) : 'comptes annuels'}.`,
    ),
    signature(draft),
  ],
};

export const meetingCall: NoticeTemplate = {
  fields: [
    text(
      'meetingKind',
      "Nature de l'assemblée",
      'assemblée générale ordinaire',
      'Ordinaire, extraordinaire ou spéciale.',
    ),
    date('meetingDate', "Date de l'assemblée"),
    text('meetingTime', 'Heure', '10 h 30'),
    text('meetingPlace', 'Lieu', 'au siège social'),
    longtext(
      'agenda',
      'Ordre du jour',
      "Approbation des comptes de l'exercice\nAffectation du résultat",
      'Un point par ligne.',
    ),
    longtext(
      'postalVote',
      'Vote par correspondance et procuration',
      'Les formulaires sont adressés sur demande reçue au siège six jours au moins avant la réunion.',
    ),
    text('questionsEmail', 'Adresse électronique des questions écrites', 'assemblee@exemple.fr'),
    optional(text('call', 'Convocation', 'deuxième convocation')),
    optional(
      text(
        'remote',
        'Participation à distance',
        "L'assemblée se tient exclusivement par voie de visioconférence",
      ),
    ),
    signatory,
  ],
  mentions: [
    ...identity(R_225_66),
    mention('meetingKind', "la nature de l'assemblée", R_225_66),
    mention('meetingDate', "le jour de l'assemblée", R_225_66),
    mention('meetingTime', "l'heure de l'assemblée", R_225_66),
    mention('meetingPlace', "le lieu de l'assemblée", R_225_66),
    mention('agenda', "l'ordre du jour", R_225_66),
    mention('postalVote', 'les modalités du vote par correspondance', R_225_66),
    mention('questionsEmail', "l'adresse électronique des questions écrites", R_225_66),
  ],
  notes: [
    {
      kind: 'deadline',
      text: "À publier quinze jours au moins avant l'assemblée, dix jours sur deuxième convocation.",
      basis: 'C. com., art. R. 225-69',
    },
    {
      kind: 'other-channel',
      text: 'Si toutes les actions ne sont pas nominatives, un avis de réunion paraît aussi au BALO trente-cinq jours avant.',
      basis: 'C. com., art. R. 225-67 et R. 225-73',
    },
    {
      kind: 'advice',
      text: 'Cet avis concerne les sociétés par actions ; une SARL convoque ses associés par lettre recommandée.',
      basis: 'C. com., art. R. 225-66 et R. 223-20',
    },
  ],
  title: (draft) => `Convocation à l'assemblée générale de ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    paragraph(
      html`${members(draft)} de la société sont convoqués${draft.when('call', (call) => html`, sur ${lowerFirst(call)},`)}
        en ${lowerFirst(draft.print('meetingKind'))} le ${draft.print('meetingDate')} à ${draft.print('meetingTime')},
        ${lowerFirst(draft.print('meetingPlace'))}, à l'effet de délibérer sur l'ordre du jour suivant :`,
    ),
    numbers(draft.lines('agenda').map((point) => html`${point}`)),
    paragraph(
      html`Vote par correspondance et procuration : ${lowerFirst(draft.print('postalVote'))}.`,
      html`Les questions écrites peuvent être adressées par voie électronique à l'adresse suivante :
        ${draft.print('questionsEmail')}.`,
      draft.when('remote', (remote) => html`${remote}.`),
    ),
    signature(draft),
  ],
};

const shareholders = ['SA', 'SCA', 'SELAFA', 'SELCA'];

const members = (draft: Draft): string =>
  shareholders.includes(findLegalForm(draft.print('companyForm'))?.value ?? '')
    ? 'Les actionnaires'
    : 'Les associés';

export const auction: NoticeTemplate = {
  fields: [
    text(
      'officer',
      'Commissaire de justice ou avocat',
      'Me Paul Ardouvin, commissaire de justice, 8 rue du Four, 69001 Lyon',
    ),
    longtext('goods', 'Biens vendus', 'Matériel de menuiserie, stock de bois', 'Un lot par ligne.'),
    date('saleDate', 'Date de la vente'),
    optional(text('saleTime', 'Heure', '14 h')),
    text('salePlace', 'Lieu de la vente', '18 rue des Tisserands, 69004 Lyon'),
    amount('reserve', 'Mise à prix', '12 000 €'),
    longtext(
      'conditions',
      'Conditions de la vente',
      'Paiement comptant, frais en sus ; visite une heure avant la vente.',
    ),
  ],
  mentions: [
    ...identity(PRACTICE).map(unread),
    mention('officer', "l'officier ou l'avocat chargé de la vente", PRACTICE),
    mention('goods', 'les biens vendus', PRACTICE),
    mention('saleDate', 'la date de la vente', PRACTICE),
    mention('salePlace', 'le lieu de la vente', PRACTICE),
    mention('reserve', 'la mise à prix', PRACTICE),
    mention('conditions', 'les conditions de la vente', PRACTICE),
  ],
  notes: [
    {
      kind: 'other-channel',
      text:
        "Cet avis est en principe placé par le commissaire de justice ou l'avocat chargé de la vente ; la vente d'un " +
        'immeuble saisi suit une publicité propre.',
      basis: "C. proc. civ. exéc., art. R. 322-31 pour l'immeuble saisi",
    },
  ],
  title: (draft) => `Vente aux enchères publiques de biens de ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    paragraph(
      html`Il sera procédé le ${draft.print('saleDate')}${draft.when('saleTime', (time) => html` à ${time}`)}, à
        l'adresse suivante : ${draft.print('salePlace')}, par le ministère de ${draft.print('officer')}, à la vente aux
        enchères publiques des biens désignés ci-après :`,
    ),
    numbers(draft.lines('goods').map((lot) => html`${lot}`)),
    paragraph(
      html`Mise à prix : ${draft.print('reserve')}.`,
      html`Conditions de la vente : ${lowerFirst(draft.print('conditions'))}.`,
    ),
    paragraph(html`Pour avis.`),
  ],
};

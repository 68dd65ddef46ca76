import type { Draft } from './draft.ts';
import { lowerFirst, of, withArticle } from './french.ts';
import { type Html, html, nothing, paragraph } from './html.ts';
import {
  date,
  identity,
  longtext,
  mention,
  type NoticeTemplate,
  optional,
  PRACTICE,
  text,
} from './notice-template.ts';
import {
  decision,
  decisionFields,
  decisionMentions,
  heading,
  homeAddressNote,
  oneMonthNote,
  registryCourt,
  signatory,
  signature,
  takingEffect,
  theCompany,
} from './parts.ts';

const R_237_2 = 'C. com., art. R. 237-2';
const R_237_8 = 'C. com., art. R. 237-8';

const liquidator = text(
  'liquidator',
  'Liquidateur',
  'Mme Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon',
  'Nom, prénom et domicile.',
);

const filingCourt = text(
  'filingCourt',
  'Greffe du dépôt',
  'Lyon',
  'La ville du greffe où les pièces de la liquidation sont déposées.',
);

const inLiquidation = (draft: Draft): Html =>
  heading(draft, { form: `${draft.print('companyForm')} en liquidation` });

export const dissolution: NoticeTemplate = {
  fields: [
    ...decisionFields,
    text('cause', 'Cause de la dissolution', 'dissolution anticipée décidée par les associés'),
    optional(date('effectDate', "Date d'effet")),
    liquidator,
    optional(
      longtext(
        'powerLimits',
        'Limites des pouvoirs du liquidateur',
        undefined,
        'Seulement si ses pouvoirs sont limités.',
      ),
    ),
    text(
      'correspondence',
      'Siège de la liquidation',
      '18 rue des Tisserands, 69004 Lyon',
      'Où écrire et notifier les actes.',
    ),
    filingCourt,
    signatory,
  ],
  mentions: [
    ...identity(R_237_2),
    ...decisionMentions,
    mention('cause', 'la cause de la dissolution', R_237_2, [
      /anticip|cause|raison|suite|terme|objet|motif|deces|perte|cess|reunion|expir|volont|decid/,
      { near: /assemblee|(?<![a-z])ag[eom](?![a-z])|associe|decision/ },
    ]),
    mention('liquidator', 'le liquidateur et son domicile', R_237_2),
    mention('correspondence', "l'adresse de correspondance et de notification", R_237_2),
    mention('filingCourt', 'le greffe qui reçoit les dépôts', R_237_2),
  ],
  notes: [
    oneMonthNote,
    {
      kind: 'closing-notice',
      text: 'La clôture de la liquidation donnera lieu à un second avis, distinct de celui-ci, publié dans le même support.',
      basis: R_237_8,
    },
    {
      kind: 'other-channel',
      text:
        "Une dissolution par transmission universelle du patrimoine à l'associé unique n'ouvre pas de liquidation : " +
        "depuis le 1er octobre 2024 elle est publiée au BODACC seulement, et cet avis n'est pas à commander.",
      basis: 'C. civ., art. 1844-5, al. 3',
    },
    homeAddressNote,
  ],
  title: (draft) => `Dissolution de ${theCompany(draft)}`,
  body: (draft) => [
    inLiquidation(draft),
    paragraph(
      html`${decision(draft)}, il a été décidé de dissoudre la société${takingEffect(draft)} et de la mettre en
        liquidation.`,
      html`Cause de la dissolution : ${lowerFirst(draft.print('cause'))}.`,
    ),
    paragraph(
      html`Les fonctions de liquidateur sont confiées à ${draft.print('liquidator')}.`,
      draft.when('powerLimits', (limits) => html`Limites apportées à ses pouvoirs : ${lowerFirst(limits)}.`),
    ),
    paragraph(
      html`Siège de la liquidation, où la correspondance doit être adressée et où les actes et documents doivent être
        notifiés : ${draft.print('correspondence')}.`,
    ),
    paragraph(
      html`Les actes et pièces relatifs à la liquidation seront déposés au greffe du
        ${registryCourt(draft, 'filingCourt')}.`,
    ),
    signature(draft),
  ],
};

/** A court that closes the liquidation holds no meeting: its decision and its name are enough. */
const isCourt = (organ: string): boolean => /tribunal|cour d'appel|juge/i.test(organ);

const closingPlace = (draft: Draft): Html =>
  !draft.has('closingPlace') && isCourt(draft.print('organ'))
    ? nothing
    : html` à l'adresse suivante : ${draft.print('closingPlace')}`;

export const liquidation: NoticeTemplate = {
  fields: [
    text(
      'organ',
      'Organe qui a prononcé la clôture',
      "l'assemblée générale de clôture",
      "À défaut d'assemblée, le tribunal qui a statué.",
    ),
    date('closingDate', 'Date de la clôture'),
    optional(
      text(
        'closingPlace',
        "Lieu de l'assemblée",
        '18 rue des Tisserands, 69004 Lyon',
        'Inutile si un tribunal a prononcé la clôture.',
      ),
    ),
    liquidator,
    optional(date('accountsDate', 'Date des comptes définitifs')),
    filingCourt,
    signatory,
  ],
  mentions: [
    ...identity(R_237_8),
    mention('organ', "l'assemblée ou le tribunal qui a prononcé la clôture", R_237_8),
    mention('closingDate', 'la date de la clôture', R_237_8),
    {
      ...mention('closingPlace', "le lieu de l'assemblée de clôture", R_237_8),
      isPresent: ({ extra }) => Boolean(extra.closingPlace?.trim()) || isCourt(extra.organ ?? ''),
    },
    mention('liquidator', 'le liquidateur et son domicile', R_237_8),
    mention('filingCourt', 'le greffe où les comptes sont déposés', R_237_8),
  ],
  notes: [
    {
      kind: 'closing-notice',
      text: "Cet avis paraît dans le même support que l'avis de dissolution, et ne peut pas être réuni avec lui en un seul.",
      basis: `${R_237_8} ; CCRCS, avis n° 05-78`,
    },
    homeAddressNote,
  ],
  title: (draft) => `Clôture de la liquidation de ${theCompany(draft)}`,
  body: (draft) => [
    inLiquidation(draft),
    paragraph(
      html`Aux termes d'une décision ${of(withArticle(draft.print('organ')))} prise le
        ${draft.print('closingDate')}${closingPlace(draft)}, les comptes définitifs de
        liquidation${draft.when('accountsDate', (day) => html` arrêtés au ${day}`)} ont été approuvés et la clôture de
        la liquidation a été prononcée.`,
      html`Quitus de sa gestion et décharge de son mandat ont été donnés au liquidateur : ${draft.print('liquidator')}.`,
    ),
    paragraph(
      html`Les comptes de la liquidation sont déposés au greffe du ${registryCourt(draft, 'filingCourt')} et la société
        sera radiée du RCS ${of(draft.print('rcs'))}.`,
    ),
    signature(draft),
  ],
};

export const cessation: NoticeTemplate = {
  fields: [
    date('cessationDate', 'Date de la cessation'),
    text(
      'nature',
      'Nature de la cessation',
      "cessation totale d'activité",
      'Totale, partielle, ou mise en sommeil.',
    ),
    optional(text('organ', 'Organe qui a décidé', 'la gérance')),
    optional(date('decisionDate', 'Date de la décision')),
    optional(longtext('consequences', 'Précisions', 'Le siège social est maintenu.')),
    signatory,
  ],
  mentions: [
    ...identity(PRACTICE),
    mention('cessationDate', 'la date de la cessation', PRACTICE),
    mention('nature', 'la nature de la cessation', PRACTICE, [
      /sommeil|total|partiel|defini|cess|arret|ferm|radi|suspen|(?:mis|met|mettr|mettant)[a-z]{0,3} (?:fin|un terme)|pr(?:end|is)[a-z]{0,3} fin|n'exerc[a-z]{1,5} plus|n'(?:a|aura|ont) plus (?:d'|aucune )|plus (?:d'|aucune )activite|sans (?:aucune )?(?:activite|exploitation)|abandon|interr(?:omp|up)|retraite|fin d'activite|rideau|(?:ne|n')[^.\n]{0,20}(?:rouvr|reprend)/,
    ]),
  ],
  notes: [
    {
      kind: 'other-channel',
      text: "Une simple mise en sommeil se déclare au registre, qui la publie au BODACC ; un avis n'est pas exigé.",
    },
  ],
  title: (draft) => `Cessation d'activité de ${theCompany(draft)}`,
  body: (draft) => [
    heading(draft),
    paragraph(
      draft.has('organ') && draft.has('decisionDate')
        ? html`${decision(draft)}, la société cesse son activité à compter du ${draft.print('cessationDate')}.`
        : html`La société cesse son activité à compter du ${draft.print('cessationDate')}.`,
      html`Nature de la cessation : ${lowerFirst(draft.print('nature'))}.`,
      draft.when('consequences', (text) => html`${text}.`),
    ),
    paragraph(html`Mention en sera faite au RCS ${of(draft.print('rcs'))}.`),
    signature(draft),
  ],
};

import { lowerFirst } from './french.ts';
import { html } from './html.ts';
import { amount, date, identity, mention, optional, PRACTICE, R_210_9, text } from './notice-template.ts';
import {
  amendedStatutes,
  decisionFields,
  decisionMentions,
  modifying,
  oneMonthNote,
  signatory,
  statutesArticle,
  takingEffect,
  theCompany,
} from './parts.ts';

const oldCapital = amount(
  'oldCapital',
  'Ancien capital',
  '10 000 €',
  'Le nouveau capital est celui saisi comme capital de la société.',
);

const effectDate = optional(date('effectDate', "Date d'effet"));

const capitalMentions = [
  ...identity(R_210_9),
  ...decisionMentions,
  mention('oldCapital', "l'ancien capital", R_210_9),
  mention('article', "l'article des statuts modifié", PRACTICE),
];

export const capitalIncrease = modifying(
  {
    fields: [
      ...decisionFields,
      oldCapital,
      amount('increase', "Montant de l'augmentation", '40 000 €'),
      text(
        'mode',
        "Mode de l'augmentation",
        'apport en numéraire',
        'Numéraire, nature, incorporation de réserves.',
      ),
      effectDate,
      statutesArticle,
      signatory,
    ],
    mentions: [
      ...capitalMentions,
      mention('increase', "le montant de l'augmentation", R_210_9),
      mention('mode', "le mode de l'augmentation", R_210_9),
    ],
    notes: [oneMonthNote],
    title: (draft) => `Augmentation de capital de ${theCompany(draft)}`,
  },
  {
    former: (draft) => ({ capital: draft.print('oldCapital') }),
    decided: (draft) =>
      html`il a été décidé d'augmenter le capital social d'un montant de
        ${draft.print('increase')}, par ${lowerFirst(draft.print('mode'))}${takingEffect(draft)}, pour le porter de
        ${draft.print('oldCapital')} à ${draft.print('capital')}.`,
    statutes: amendedStatutes,
  },
);

export const capitalReduction = modifying(
  {
    fields: [
      ...decisionFields,
      oldCapital,
      amount('reduction', 'Montant de la réduction', '5 000 €'),
      text('mode', 'Mode de la réduction', 'réduction de la valeur nominale des parts'),
      text(
        'cause',
        'Motif de la réduction',
        'réduction motivée par des pertes',
        'Dites si elle est motivée par des pertes.',
      ),
      effectDate,
      statutesArticle,
      signatory,
    ],
    mentions: [
      ...capitalMentions,
      mention('reduction', 'le montant de la réduction', R_210_9),
      mention('mode', 'le mode de la réduction', R_210_9),
      mention('cause', 'le motif de la réduction', R_210_9),
    ],
    notes: [
      oneMonthNote,
      {
        kind: 'advice',
        text: "Lorsque la réduction n'est pas motivée par des pertes, les créanciers peuvent y former opposition.",
        basis: 'C. com., art. L. 223-34 et L. 225-205',
      },
    ],
    title: (draft) => `Réduction de capital de ${theCompany(draft)}`,
  },
  {
    former: (draft) => ({ capital: draft.print('oldCapital') }),
    decided: (draft) =>
      html`il a été décidé de réduire le capital social d'un montant de
        ${draft.print('reduction')}, par ${lowerFirst(draft.print('mode'))}${takingEffect(draft)}, pour le ramener de
        ${draft.print('oldCapital')} à ${draft.print('capital')}. Motif : ${lowerFirst(draft.print('cause'))}.`,
    statutes: amendedStatutes,
  },
);

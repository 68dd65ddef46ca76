import { elided, lowerFirst } from './french.ts';
import { bullets, fact, html } from './html.ts';
import { managerEvidence } from './mention-evidence.ts';
import { date, identity, longtext, mention, optional, PRACTICE, R_210_9, text } from './notice-template.ts';
import {
  amendedStatutes,
  decisionFields,
  decisionMentions,
  homeAddressNote,
  modifying,
  oneMonthNote,
  signatory,
  statutesArticle,
  takingEffect,
  theCompany,
} from './parts.ts';

const effectDate = date('effectDate', "Date d'effet");

export const modification = modifying(
  {
    fields: [
      ...decisionFields,
      text('changed', 'Mention modifiée', 'Objet social'),
      longtext('oldMention', 'Ancienne mention', 'Conseil en organisation'),
      longtext('newMention', 'Nouvelle mention', 'Conseil en organisation et formation professionnelle'),
      effectDate,
      optional(statutesArticle),
      signatory,
    ],
    mentions: [
      ...identity(R_210_9),
      ...decisionMentions,
      mention('changed', 'la mention modifiée', R_210_9),
      mention('oldMention', "l'ancienne mention", R_210_9),
      mention('newMention', 'la nouvelle mention', R_210_9),
      mention('effectDate', "la date d'effet", PRACTICE),
    ],
    notes: [
      oneMonthNote,
      {
        kind: 'advice',
        text: "Chaque changement se lit avec l'ancienne mention à côté de la nouvelle : une ligne par changement.",
        basis: R_210_9,
      },
    ],
    title: (draft) => `Modification des statuts de ${theCompany(draft)}`,
  },
  {
    decided: (draft) =>
      html`la modification suivante a été apportée aux statuts à compter du ${draft.print('effectDate')} :`,
    details: (draft) => [
      bullets([
        fact('Mention modifiée', draft.print('changed')),
        fact('Ancienne mention', draft.print('oldMention')),
        fact('Nouvelle mention', draft.print('newMention')),
      ]),
    ],
    statutes: (draft) => draft.when('article', () => amendedStatutes(draft)),
    onlyWith: ['changed', 'oldMention', 'newMention'],
  },
);

export const changeOfManager = modifying(
  {
    fields: [
      ...decisionFields,
      effectDate,
      text('position', 'Fonction', 'président'),
      text('outgoing', 'Dirigeant sortant', 'M. Paul Ardouvin, demeurant 8 rue du Four, 69001 Lyon'),
      text(
        'incoming',
        'Nouveau dirigeant',
        'Mme Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon',
        'Nom, prénom et domicile. Pour une société : dénomination, siège, RCS et représentant.',
      ),
      optional(text('reason', 'Motif du départ', 'démission')),
      signatory,
    ],
    mentions: [
      ...identity(R_210_9),
      ...decisionMentions,
      mention('effectDate', "la date d'effet", R_210_9),
      mention('position', 'la fonction du dirigeant', R_210_9),
      mention('outgoing', 'le dirigeant sortant', R_210_9),
      mention('incoming', 'le nouveau dirigeant et son domicile', R_210_9, managerEvidence),
    ],
    notes: [oneMonthNote, homeAddressNote],
    title: (draft) => `Changement de dirigeant de ${theCompany(draft)}`,
  },
  {
    decided: (draft) =>
      html`il a été décidé de nommer en qualité ${elided(lowerFirst(draft.print('position')))}, à compter du
        ${draft.print('effectDate')}, ${draft.print('incoming')}, en remplacement
        ${elided(draft.print('outgoing'))}${draft.when('reason', (reason) => html` (${reason})`)}.`,
  },
);

export const changeOfName = modifying(
  {
    fields: [
      ...decisionFields,
      text(
        'oldName',
        'Ancienne dénomination',
        'ORVELINE',
        'La nouvelle dénomination est celle saisie comme nom de la société.',
      ),
      optional(text('acronym', 'Nouveau sigle')),
      optional(effectDate),
      statutesArticle,
      signatory,
    ],
    mentions: [
      ...identity(R_210_9),
      ...decisionMentions,
      mention('oldName', "l'ancienne dénomination", R_210_9),
      mention('article', "l'article des statuts modifié", PRACTICE),
    ],
    notes: [oneMonthNote],
    title: (draft) =>
      `Changement de dénomination : ${draft.print('oldName')} devient ${draft.print('companyName')}`,
  },
  {
    former: (draft) => ({ name: draft.print('oldName') }),
    decided: (draft) => html`il a été décidé de modifier la dénomination sociale${takingEffect(draft)} :`,
    details: (draft) => [
      bullets([
        fact('Ancienne dénomination', draft.print('oldName')),
        fact('Nouvelle dénomination', draft.print('companyName')),
        draft.when('acronym', (acronym) => fact('Nouveau sigle', acronym)),
      ]),
    ],
    statutes: amendedStatutes,
  },
);

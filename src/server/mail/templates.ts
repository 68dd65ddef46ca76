import { contactSubjectLabels } from '#contract/contact.ts';
import { momentInWords } from '#contract/format.fr.ts';
import { publication } from '#contract/publication.ts';
import { announcementTemplates } from './announcement-templates.ts';
import type { MailData, MailTemplate } from './mail.ts';
import type { MailBody, MailContact } from './mail-body.ts';
import { teamTemplates } from './team-templates.ts';

type Templates = {
  readonly [Template in MailTemplate]: (data: MailData[Template], contact: MailContact) => MailBody;
};

const secondFactorChanges: Readonly<Record<MailData['second-factor-changed']['change'], string>> = {
  'account.second-factor-added': 'un second facteur a été ajouté à',
  'account.second-factor-removed': 'un second facteur a été retiré de',
  'account.recovery-codes-made': 'de nouveaux codes de secours remplacent les précédents de',
  'account.recovery-code-used': 'un code de secours a ouvert',
};

const reviewTexts: Readonly<
  Record<MailData['article-review']['outcome'], { subject: string; sentence: string; label: string }>
> = {
  requested: {
    subject: 'Un article est prêt à relire',
    sentence: 'vous demande de relire',
    label: "Relire l'article",
  },
  withdrawn: {
    subject: "Un article n'est plus à relire",
    sentence: 'ne vous demande plus de relire',
    label: "Voir l'article",
  },
  'sent-back': {
    subject: 'Votre article est à reprendre',
    sentence: 'vous renvoie',
    label: "Reprendre l'article",
  },
  published: { subject: 'Votre article est publié', sentence: 'vient de publier', label: "Voir l'article" },
  scheduled: {
    subject: 'Votre article est programmé',
    sentence: 'vient de programmer la publication de',
    label: "Voir l'article",
  },
};

/** Every mail of the product. */
export const templates: Templates = {
  ...announcementTemplates,
  ...teamTemplates,

  'password-reset': ({ link, minutes }) => ({
    subject: 'Réinitialisation de votre mot de passe',
    title: 'Réinitialisez votre mot de passe',
    blocks: [
      {
        kind: 'paragraph',
        text: `Bonjour, vous avez demandé à changer le mot de passe de votre compte ${publication.name}. Choisissez-en un nouveau avec le lien ci-dessous : il est valable ${minutes} minutes et ne sert qu'une fois.`,
      },
      { kind: 'button', label: 'Choisir un nouveau mot de passe', href: link },
      {
        kind: 'note',
        text: "Si vous n'êtes pas à l'origine de cette demande, ignorez ce message : votre mot de passe reste le même.",
      },
    ],
  }),

  'password-changed': ({ firstName }, contact) => ({
    subject: 'Votre mot de passe a été modifié',
    title: 'Votre mot de passe a été modifié',
    blocks: [
      {
        kind: 'paragraph',
        text: `Bonjour ${firstName}, le mot de passe de votre compte ${publication.name} vient d'être modifié. Toutes vos sessions ont été fermées : connectez-vous de nouveau avec votre nouveau mot de passe.`,
      },
      {
        kind: 'note',
        text: `Si vous n'êtes pas à l'origine de ce changement, écrivez-nous sans attendre à ${contact.email}.`,
      },
    ],
  }),

  'new-device-login': ({ firstName, at, userAgent, forgottenPasswordLink }, contact) => ({
    subject: `Nouvelle connexion à votre compte ${publication.name}`,
    title: 'Nouvelle connexion à votre compte',
    blocks: [
      {
        kind: 'paragraph',
        text: `Bonjour ${firstName}, quelqu'un vient de se connecter à votre compte administrateur depuis un navigateur que ce compte n'avait encore jamais utilisé.`,
      },
      {
        kind: 'details',
        rows: [
          ['Date', momentInWords(new Date(at))],
          ['Navigateur', userAgent ?? 'non indiqué'],
        ],
      },
      { kind: 'paragraph', text: "Si c'était vous, vous n'avez rien à faire." },
      { kind: 'button', label: 'Changer mon mot de passe', href: forgottenPasswordLink },
      {
        kind: 'note',
        text: `Si ce n'était pas vous, changez votre mot de passe sans attendre : toutes les sessions seront fermées. Écrivez-nous ensuite à ${contact.email}.`,
      },
    ],
  }),

  'team-member-invited': ({ firstName, by, role, link, days }) => ({
    subject: `Votre compte à l'équipe de ${publication.name}`,
    title: `Rejoignez l'équipe de ${publication.name}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Bonjour ${firstName}, ${by ?? 'un administrateur'} vous a ouvert un compte dans l'administration de ${publication.name}, avec le rôle « ${role} ». Choisissez votre mot de passe avec le lien ci-dessous : il est valable ${days} jours et ne sert qu'une fois.`,
      },
      { kind: 'button', label: 'Choisir mon mot de passe', href: link },
      {
        kind: 'note',
        text: "Si vous n'attendiez pas cette invitation, ignorez ce message : sans mot de passe, le compte ne s'ouvre pas.",
      },
    ],
  }),

  'second-factor-changed': ({ firstName, change, at }, contact) => ({
    subject: `La connexion à votre compte ${publication.name} a changé`,
    title: 'La connexion à votre compte a changé',
    blocks: [
      {
        kind: 'paragraph',
        text: `Bonjour ${firstName}, ${secondFactorChanges[change]} votre compte, le ${momentInWords(new Date(at))}.`,
      },
      {
        kind: 'note',
        text: `Si vous n'êtes pas à l'origine de ce changement, changez votre mot de passe sans attendre et écrivez-nous à ${contact.email}.`,
      },
    ],
  }),

  'second-factor-failed': ({ firstName, at, forgottenPasswordLink }, contact) => ({
    subject: `Des codes faux pour ouvrir votre compte ${publication.name}`,
    title: 'Des codes faux pour ouvrir votre compte',
    blocks: [
      {
        kind: 'paragraph',
        text: `Bonjour ${firstName}, plusieurs codes faux ont été saisis après le mot de passe de votre compte, le dernier le ${momentInWords(new Date(at))}. Le compte ne s'est pas ouvert.`,
      },
      { kind: 'paragraph', text: "Si c'était vous, vous n'avez rien à faire." },
      { kind: 'button', label: 'Changer mon mot de passe', href: forgottenPasswordLink },
      {
        kind: 'note',
        text: `Si ce n'était pas vous, quelqu'un connaît votre mot de passe : changez-le sans attendre et écrivez-nous à ${contact.email}.`,
      },
    ],
  }),

  'article-review': ({ firstName, by, outcome, title, note, link }) => {
    const { subject, sentence, label } = reviewTexts[outcome];
    return {
      subject: `${subject} : ${title}`,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: `Bonjour ${firstName}, ${by ?? 'le site'} ${sentence} « ${title} ».` },
        ...(note ? [{ kind: 'quote', label: 'À reprendre', text: note } as const] : []),
        { kind: 'button', label, href: link },
      ],
    };
  },

  'contact-received': ({ referenceId, subject }) => ({
    subject: `Nous avons bien reçu votre message (${referenceId})`,
    title: 'Nous avons bien reçu votre message',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Bonjour, merci de nous avoir écrit. Nous vous répondrons dans les plus brefs délais.',
      },
      { kind: 'reference', label: 'Numéro de référence', value: referenceId },
      { kind: 'details', rows: [['Sujet', contactSubjectLabels[subject]]] },
      {
        kind: 'note',
        text: "Vous n'avez rien envoyé ? Quelqu'un a saisi votre adresse par erreur : ignorez ce message.",
      },
    ],
  }),

  'contact-request': ({ referenceId, firstName, lastName, email, phone, subject, message }) => ({
    subject: `[Contact] ${contactSubjectLabels[subject]} : ${firstName} ${lastName} (${referenceId})`,
    title: `Message de ${firstName} ${lastName}`,
    replyTo: { name: `${firstName} ${lastName}`, address: email },
    blocks: [
      { kind: 'reference', label: 'Numéro de référence', value: referenceId },
      {
        kind: 'details',
        rows: [
          ['Sujet', contactSubjectLabels[subject]],
          ['Nom', `${firstName} ${lastName}`],
          ['E-mail', email],
          ['Téléphone', phone ?? 'non indiqué'],
        ],
      },
      { kind: 'quote', label: 'Message', text: message },
      { kind: 'note', text: 'Répondre à ce message écrit directement à son expéditeur.' },
    ],
  }),

  'contact-answer': ({ referenceId, subject, text, follows }) => ({
    subject: `Re : votre message (${referenceId})`,
    title: 'Réponse à votre message',
    replyTo: 'team',
    follows,
    blocks: [
      ...text
        .split(/\n{2,}/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .map((part) => ({ kind: 'lines', text: part }) as const),
      { kind: 'reference', label: 'Numéro de référence', value: referenceId },
      { kind: 'details', rows: [['Sujet', contactSubjectLabels[subject]]] },
      { kind: 'note', text: 'Pour nous écrire de nouveau à ce sujet, répondez à ce message.' },
    ],
  }),

  'test-mail': ({ firstName, at }) => ({
    subject: `Courriel d'essai de ${publication.name}`,
    title: "Courriel d'essai",
    blocks: [
      {
        kind: 'paragraph',
        text: `Bonjour ${firstName}, vous avez demandé ce courriel le ${momentInWords(new Date(at))}. Il est arrivé : ${publication.name} envoie ses courriels.`,
      },
    ],
  }),
};

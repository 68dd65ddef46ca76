import { exactEuros, momentInWords } from '#contract/format.fr.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { AnnouncementMailData } from './announcement-mail-data.ts';
import type { Block, MailBody } from './mail-body.ts';

type TeamKind = Extract<keyof AnnouncementMailData, `team-${string}`>;
type Templates = { readonly [Kind in TeamKind]: (data: AnnouncementMailData[Kind]) => MailBody };
type Facts = AnnouncementMailData['team-payment-alert'];

/** The mails to the team about announcements and payments; a reply goes to the announcer. */
export const teamTemplates: Templates = {
  'team-new-paid': (data) => ({
    subject: `[Annonce à relire] ${data.reference} : ${data.companyName}${deadlineSuffix(data.dueAt)}`,
    title: 'Nouvelle annonce payée à relire',
    replyTo: announcer(data),
    blocks: [
      ...(data.uncovered ? [{ kind: 'paragraph', text: data.uncovered } as const] : []),
      reference(data),
      {
        kind: 'details',
        rows: [
          ['Objectif de publication', data.dueAt ? momentInWords(new Date(data.dueAt)) : 'sans échéance'],
          ['Offre', data.offer ? offers[data.offer].label : 'aucune'],
          ['Montant TTC', exactEuros(data.amountTTC)],
          ...aboutRows(data),
          ['Département', data.department],
        ],
      },
      { kind: 'button', label: 'Relire les annonces en attente', href: data.adminLink },
    ],
  }),

  'team-correction-answered': (data) => ({
    subject: `[Correction reçue] ${data.reference} : ${data.companyName}${deadlineSuffix(data.dueAt)}`,
    title: "L'annonceur a répondu à la demande de correction",
    replyTo: announcer(data),
    blocks: [
      {
        kind: 'paragraph',
        text: `${
          data.changed
            ? "L'annonceur a modifié son annonce : la différence se lit en tête de la file de relecture."
            : "L'annonceur n'a pas modifié son texte : lisez son message."
        } Le délai court de nouveau.`,
      },
      reference(data),
      {
        kind: 'details',
        rows: [
          ['Objectif de publication', data.dueAt ? momentInWords(new Date(data.dueAt)) : 'sans échéance'],
          ['Demandé', data.reasons.map(({ label }) => label).join(', ')],
          ...aboutRows(data),
        ],
      },
      ...(data.answer ? [{ kind: 'quote', label: 'Son message', text: data.answer } as const] : []),
      { kind: 'button', label: 'Reprendre la relecture', href: data.adminLink },
    ],
  }),

  'team-cancellation-request': (data) => ({
    subject: `[Annulation demandée] ${data.reference} : ${data.companyName}`,
    title: "Demande d'annulation d'une annonce payée",
    replyTo: announcer(data),
    blocks: [
      {
        kind: 'paragraph',
        text: "L'annonceur demande l'annulation de son annonce. Rejeter l'annonce l'annule et la rembourse. Sa demande ne bloque rien : une annonce approuvée reste publiée à sa date, une annonce payée attend votre décision.",
      },
      reference(data),
      { kind: 'details', rows: [['Statut', data.statusLabel], ...aboutRows(data)] },
      { kind: 'quote', label: 'Motif', text: data.reason },
      { kind: 'button', label: 'Traiter la demande', href: data.adminLink },
    ],
  }),

  'team-purchase-withdrawn': (data) => ({
    subject: `[Rétractation] ${data.reference} : ${data.companyName}`,
    title: "L'acheteur a renoncé à son achat",
    replyTo: announcer(data),
    blocks: [
      {
        kind: 'paragraph',
        text: `L'acheteur, un particulier, a renoncé à son achat le ${momentInWords(new Date(data.withdrawnAt))}. Le remboursement et l'avoir se font d'eux-mêmes : vous n'avez rien à faire.`,
      },
      reference(data),
      { kind: 'details', rows: [['Statut', data.statusLabel], ...aboutRows(data)] },
      { kind: 'quote', label: `Déclaration de ${data.name}`, text: data.statement },
      { kind: 'button', label: "Ouvrir l'annonce", href: data.adminLink },
    ],
  }),

  'team-payment-alert': (data) => ({
    subject: `[Paiement à vérifier] ${data.reference} : ${data.companyName}`,
    title: 'Un paiement demande votre attention',
    replyTo: announcer(data),
    blocks: [
      { kind: 'paragraph', text: data.reason },
      reference(data),
      { kind: 'details', rows: aboutRows(data) },
      { kind: 'button', label: "Ouvrir l'annonce", href: data.adminLink },
    ],
  }),
};

type About = Omit<Facts, 'reason'>;

const reference = (data: About): Block => ({
  kind: 'reference',
  label: 'Numéro de référence',
  value: data.reference,
});

const announcer = ({ contactName, contactEmail }: About) => ({ name: contactName, address: contactEmail });

const aboutRows = (data: About): (readonly [string, string])[] => [
  ['Titre', data.title],
  ['Type', data.typeLabel],
  ['Société', data.companyName],
  ['Contact', `${data.contactName}, ${data.contactEmail}`],
];

const deadlineSuffix = (dueAt: string | null): string =>
  dueAt === null ? '' : `, avant le ${momentInWords(new Date(dueAt))}`;

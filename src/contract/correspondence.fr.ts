import type { MessageStatus } from '#domain/contact/inbox.ts';
import type { MailStatus } from '#domain/mail/mail-status.ts';
import type { DisputeState } from '#domain/payment/disputes.ts';

/** The kinds of mails, in the lists of the back-office; tests compare them with the templates. */
export const mailKinds: Readonly<Record<string, string>> = {
  'password-reset': 'Lien de réinitialisation',
  'password-changed': 'Mot de passe modifié',
  'new-device-login': 'Nouvelle connexion',
  'team-member-invited': "Invitation dans l'équipe",
  'second-factor-changed': 'Second facteur modifié',
  'second-factor-failed': 'Codes faux',
  'article-review': "Relecture d'un article",
  'contact-received': 'Accusé de réception',
  'contact-request': "Message transmis à l'équipe",
  'contact-answer': 'Réponse à un message',
  'test-mail': "Courriel d'essai",
  'payment-confirmed': 'Paiement confirmé',
  'announcement-in-review': 'Annonce en relecture',
  'payment-failed': 'Paiement échoué',
  'payment-cancelled': 'Paiement annulé',
  'announcement-published': 'Annonce publiée',
  'announcement-rejected': 'Annonce rejetée',
  'announcement-withdrawn': 'Annonce retirée',
  'announcement-modified': 'Annonce modifiée',
  'announcement-address-changed': 'Adresse changée',
  'cancellation-requested': "Demande d'annulation",
  'correction-requested': 'Correction demandée',
  'correction-received': 'Réponse à une correction',
  'quote-issued': 'Devis',
  'purchase-withdrawn': 'Rétractation',
  'refund-made': 'Remboursement',
  'tracking-link': 'Lien de suivi',
  'team-new-paid': 'Annonce à relire',
  'team-cancellation-request': 'Annulation demandée, équipe',
  'team-correction-answered': 'Réponse à une correction, équipe',
  'team-purchase-withdrawn': 'Rétractation, équipe',
  'team-payment-alert': 'Alerte de paiement, équipe',
};

export const mailStatusLabels: Readonly<Record<MailStatus, string>> = {
  queued: 'En\u00a0file',
  sent: 'Envoyé',
  failed: 'Échoué',
};

export const messageStatusLabels: Readonly<Record<MessageStatus, string>> = {
  new: 'À\u00a0traiter',
  handled: 'Clos',
  spam: 'Indésirable',
};

export const disputeStateLabels: Readonly<Record<DisputeState, string>> = {
  open: 'Litige ouvert',
  won: 'Litige gagné',
  lost: 'Litige perdu',
};

/** The provider's words for why a customer contests a payment. */
export const disputeReasons: Readonly<Record<string, string>> = {
  credit_not_processed: 'remboursement non reçu',
  duplicate: 'débité deux fois',
  fraudulent: 'paiement frauduleux',
  general: 'motif non précisé',
  product_not_received: 'service non reçu',
  product_unacceptable: 'service non conforme',
  subscription_canceled: 'abonnement résilié',
  unrecognized: 'paiement non reconnu',
};

export const correspondenceMessages = {
  mail: "Ce courriel n'existe pas ou n'existe plus.",
  mailStatus: 'Le filtre doit être queued, sent ou failed.',
  mailQueued: 'Ce courriel est encore en file : il partira de lui-même.',
  mailOneUse:
    "Ce courriel contient un lien personnel qui ne sert qu'une fois : il ne se renvoie pas. Faites-en demander un nouveau.",
  mailAddressChanged:
    "L'adresse du dossier a changé depuis, ou ses données sont effacées : ce courriel ouvrirait le dossier à une autre personne.",
  mailAccountAlert:
    "Ce courriel prévient le titulaire d'un compte au moment où un fait se produit : il ne se renvoie pas.",
  mailMasked:
    'Ce courriel contenait un lien personnel que le site ne garde pas : il ne peut pas être renvoyé tel quel.',
  mailUnreadable: "Le texte de ce courriel, d'une version antérieure du site, ne peut plus être affiché.",
  mailRequestUsed: 'Cette demande a déjà servi pour un autre envoi. Rechargez la page.',
  resent: 'Courriel remis en file.',
  tested: (email: string) => `Courriel d'essai en file, pour ${email}.`,
  message: "Ce message n'existe pas.",
  messageId: "L'identifiant est invalide.",
  messageStatus: "L'état d'un message est new, handled ou spam.",
  messageAssigned: 'Le filtre doit être me, nobody ou un identifiant de compte.',
  messageErased: 'Les données de ce message sont effacées : on ne peut plus y répondre.',
  messageSpam: "Ce message est classé indésirable : remettez-le d'abord à traiter.",
  assignee: "Choisissez un membre actif de l'équipe dont le rôle permet de répondre.",
  answerRequired: 'La réponse est requise.',
  answerTooLong: 'La réponse doit faire 10 000 caractères au plus, sans caractère de contrôle.',
  answerChanged:
    'Votre réponse précédente est déjà envoyée, avec un autre texte : elle est ci-dessus. Gardez de celui-ci ce qui manque, puis envoyez-le comme une nouvelle réponse.',
  answered: 'Réponse en file, envoyée dans un instant.',
  statusChanged: {
    new: 'Message remis à traiter.',
    handled: 'Message clos.',
    spam: 'Message classé indésirable.',
  } satisfies Record<MessageStatus, string>,
  assigned: 'Message attribué.',
  unassigned: "Message rendu à l'équipe.",
  paymentStatus: "Ce statut de paiement n'existe pas.",
  paymentAttention: 'Ce filtre doit être disputed, held ou refund-failed.',
  period: 'Une période va du premier au dernier jour (2026-11-15) et couvre 31 jours au plus.',
  providerSilent: 'Le prestataire de paiement ne répond pas. Réessayez dans quelques minutes.',
  noProvider: "Aucun prestataire de paiement n'est configuré : il n'y a rien à comparer.",
  customer: 'Le client se désigne par son adresse, ou par une annonce, un message ou un courriel.',
  customerUnknown: "Cette personne n'a plus d'adresse : ses données sont effacées.",
} as const;

import { type Permission, rolesWith, type TeamRole } from '#domain/account/team-roles.ts';

export const teamRoleNames: Readonly<Record<TeamRole, string>> = {
  administrator: 'Administrateur',
  'chief-editor': 'Rédacteur en chef',
  writer: 'Rédacteur',
  'announcement-reviewer': "Relecteur d'annonces",
  accountant: 'Comptable',
  observer: 'Observateur',
};

export const memberStateNames = {
  active: 'Actif',
  invited: 'Invité',
  expired: 'Invitation expirée',
  disabled: 'Désactivé',
} as const;

/** What the role is for, beside its name where one is chosen. */
export const teamRoleHints: Readonly<Record<TeamRole, string>> = {
  administrator: "Peut tout faire\u00a0; gère l'équipe et les réglages.",
  'chief-editor': 'Écrit, relit et publie les articles, répond aux messages\u00a0; ne voit pas les annonces.',
  writer: 'Écrit ses brouillons et les envoie à la relecture\u00a0; ne publie pas.',
  'announcement-reviewer':
    'Relit, corrige et publie les annonces, répond aux clients\u00a0; ne voit pas les articles.',
  accountant: 'Consulte les dossiers, leurs paiements et leurs documents, rembourse, et tient les tarifs.',
  observer: 'Consulte tout et ne modifie rien.',
};

/** Completes « ne permet pas de ». */
const permissionNames: Readonly<Record<Permission, string>> = {
  'articles.read': 'consulter les articles',
  'articles.write': 'écrire un article',
  'articles.edit-any': "modifier l'article d'un autre, ni un article publié ou programmé",
  'articles.publish': 'publier un article',
  'articles.generate': 'importer des sources ni de générer des articles',
  'announcements.read': "consulter la relecture et l'historique des annonces",
  'announcements.write': 'écrire une annonce légale',
  'announcements.review': 'décider du sort des annonces légales',
  'dossiers.read': 'consulter les annonces légales',
  'payments.read': 'consulter les paiements',
  'payments.refund': 'rembourser un paiement',
  'mails.read': 'consulter les courriels envoyés',
  'mails.send': 'envoyer un courriel',
  'messages.read': 'consulter les messages reçus',
  'messages.answer': 'répondre aux messages reçus',
  'customers.read': 'consulter ce qui concerne un client',
  'tariffs.read': 'consulter les tarifs',
  'tariffs.write': 'modifier les tarifs',
  'statistics.read': 'consulter les statistiques',
  'journal.read': 'consulter le journal',
  'privacy.read': 'chercher les données personnelles',
  'privacy.manage': "exporter ni d'effacer les données personnelles",
  'system.read': "consulter l'état du système",
  'team.read': "consulter les comptes de l'équipe",
  'team.manage': "gérer les comptes de l'équipe",
  'settings.read': 'consulter les réglages',
  'settings.manage': 'modifier les réglages',
};

const oneOf = new Intl.ListFormat('fr', { type: 'disjunction' });

/** « Peut le faire : un administrateur ou un rédacteur en chef. » */
const whoMay = (permission: Permission): string => {
  const names = rolesWith(permission).map((role) => `un ${teamRoleNames[role].toLowerCase()}`);
  return `Peut le faire : ${oneOf.format(names)}.`;
};

/** The refusal of a call or a screen, with who may. */
export const notPermitted = (permission: Permission): string => {
  const what = permissionNames[permission];
  return `Votre rôle ne permet pas ${/^[aeéi]/.test(what) ? `d'${what}` : `de ${what}`}. ${whoMay(permission)}`;
};

/** Shown on a screen that was open while the role of its user changed. */
export const roleChangedTo = (role: TeamRole): string =>
  `Votre rôle a changé : vous êtes maintenant ${teamRoleNames[role].toLowerCase()}.`;

export const teamMessages = {
  teamRole: 'Choisissez un rôle de la liste.',
  account: "L'identifiant du compte est invalide.",
  session: "L'identifiant de la session est invalide.",
  access: "L'accès au compte doit être enable ou disable.",
  notFound: "Ce compte n'existe pas, ou n'est plus de l'équipe.",
  lastAdministrator: "C'est le seul administrateur : nommez-en un autre d'abord.",
  alreadySo: 'Le compte est déjà dans cet état.',
  alreadyMember: "Cette adresse est déjà celle d'un membre de l'équipe.",
  disabled: "Ce compte est désactivé : réactivez-le d'abord.",
  yourself: 'Demandez à un autre administrateur de modifier votre propre compte.',
  notInvited: "Ce compte a déjà choisi son mot de passe : il n'attend plus d'invitation.",
  notReceiving: 'Choisissez un membre actif dont le rôle permet de reprendre ce travail.',
  invited: (email: string, days: number) => `Invitation envoyée à ${email}, valable ${days} jours.`,
  roleChanged: (name: string, role: string) => `${name} a maintenant le rôle « ${role} ».`,
  accountDisabled: (name: string) => `Le compte de ${name} est désactivé, ses sessions sont fermées.`,
  accountEnabled: (name: string) => `Le compte de ${name} est réactivé.`,
  sessionsClosed: (name: string) => `Les sessions de ${name} sont fermées.`,
  sessionNotFound: 'Cette session est déjà fermée.',
  sessionClosed: 'La session est fermée.',
  handedOver: (count: number, name: string) =>
    `${count} ${count > 1 ? 'dossiers confiés' : 'dossier confié'} à ${name}.`,
} as const;

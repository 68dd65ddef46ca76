/**
 * What a member of the team may do. Each call of the back-office and each of its screens needs one of these; the
 * public site needs none.
 */
export const permissions = [
  /** The lists, texts and history of all articles, the sources and the state of a generation. */
  'articles.read',
  /** Writes own drafts, sends them to review. */
  'articles.write',
  /** Changes the articles of others, and those that are published. */
  'articles.edit-any',
  /** Publishes, schedules, withdraws, pins. */
  'articles.publish',
  /** Imports sources and has a machine write articles from them. */
  'articles.generate',
  /** The review queue, the history, the trash and the transmissions of announcements. */
  'announcements.read',
  /** Writes and corrects announcements. */
  'announcements.write',
  /** Decides on announcements: approves, rejects, publishes, withdraws, deletes, transmits. */
  'announcements.review',
  /** The list of announcements, and each with its payment and its documents. */
  'dossiers.read',
  /** The list of payments, the disputes, and the comparison with the provider. */
  'payments.read',
  /** Gives money back, in part or whole; a rejection refunds by itself. */
  'payments.refund',
  /** What the site has written to whom. */
  'mails.read',
  /** Sends a mail again, or a test mail. */
  'mails.send',
  /** What visitors have written to the team. */
  'messages.read',
  /** Answers, assigns and closes these. */
  'messages.answer',
  /** All that concerns one address; each part of it needs its own permission too. */
  'customers.read',
  'tariffs.read',
  'tariffs.write',
  /** The charts of the dashboard; each needs the permission of what it counts too. */
  'statistics.read',
  'journal.read',
  'privacy.read',
  'privacy.manage',
  'system.read',
  'team.read',
  'team.manage',
  'settings.read',
  'settings.manage',
] as const;

export type Permission = (typeof permissions)[number];

export const teamRoles = [
  'administrator',
  'chief-editor',
  'writer',
  'announcement-reviewer',
  'accountant',
  'observer',
] as const;

export type TeamRole = (typeof teamRoles)[number];

const granted: Readonly<Record<TeamRole, readonly Permission[]>> = {
  administrator: permissions,
  'chief-editor': [
    'articles.read',
    'articles.write',
    'articles.edit-any',
    'articles.publish',
    'articles.generate',
    'messages.read',
    'messages.answer',
    'statistics.read',
  ],
  writer: ['articles.read', 'articles.write', 'statistics.read'],
  'announcement-reviewer': [
    'announcements.read',
    'announcements.write',
    'announcements.review',
    'dossiers.read',
    'mails.read',
    'mails.send',
    'messages.read',
    'messages.answer',
    'customers.read',
    'statistics.read',
  ],
  accountant: [
    'dossiers.read',
    'payments.read',
    'payments.refund',
    'customers.read',
    'tariffs.read',
    'tariffs.write',
    'statistics.read',
  ],
  observer: [
    'articles.read',
    'announcements.read',
    'dossiers.read',
    'payments.read',
    'mails.read',
    'messages.read',
    'customers.read',
    'tariffs.read',
    'statistics.read',
    'journal.read',
    'privacy.read',
    'system.read',
    'team.read',
    'settings.read',
  ],
};

export const permissionsOf = (role: TeamRole): readonly Permission[] => granted[role];

/** The roles that have this permission, in the order of the table. */
export const rolesWith = (permission: Permission): TeamRole[] =>
  teamRoles.filter((role) => granted[role].includes(permission));

type Member = { readonly id: string; readonly permissions: readonly Permission[] };
type OwnedArticle = { readonly ownerId: string | null; readonly status: string };

/** One who may not change the articles of others changes only drafts of their own. */
export const mayChangeArticle = (
  { id, permissions: held }: Member,
  { ownerId, status }: OwnedArticle,
): boolean =>
  held.includes('articles.edit-any') ||
  (held.includes('articles.write') && ownerId === id && status === 'draft');

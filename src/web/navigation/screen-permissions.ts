import { matchPath } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import type { Permission } from '#domain/account/team-roles.ts';

/** What each screen of the back-office needs to be shown; null: nothing but being a member of the team. */
const screenPermissions: Readonly<Record<keyof typeof adminPaths, Permission | null>> = {
  dashboard: null,
  articles: 'articles.read',
  trash: 'articles.read',
  sources: 'articles.read',
  createArticle: 'articles.write',
  writeArticle: 'articles.write',
  generateArticles: 'articles.generate',
  editArticle: 'articles.read',
  announcements: 'dossiers.read',
  createAnnouncement: 'announcements.write',
  editAnnouncement: 'dossiers.read',
  pending: 'announcements.read',
  reviewFigures: 'announcements.read',
  announcementTrash: 'announcements.read',
  transmissions: 'announcements.read',
  payments: 'payments.read',
  reconciliation: 'payments.read',
  messages: 'messages.read',
  message: 'messages.read',
  mails: 'mails.read',
  mail: 'mails.read',
  customers: 'customers.read',
  tariffs: 'tariffs.read',
  team: 'team.read',
  profile: null,
  journal: 'journal.read',
  privacy: 'privacy.read',
  settings: 'settings.read',
  system: 'system.read',
};

/** The permission that the screen at this address needs. */
export const screenPermission = (pathname: string): Permission | null => {
  const names = Object.keys(adminPaths) as (keyof typeof adminPaths)[];
  const screen = names.find((name) => matchPath(adminPaths[name], pathname));
  return screen ? screenPermissions[screen] : null;
};

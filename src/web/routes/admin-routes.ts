import { data, type RouteObject } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import { adminAnswerParts } from '#web/api/admin-answer-parts.ts';
import { addAnswerParts } from '#web/api/answer-parts.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';
import { adminAnnouncementRoutes } from './admin-announcement-routes.ts';
import { RouteFailure } from './RouteFailure.tsx';

addAnswerParts(adminAnswerParts);

const ARTICLES = { title: 'Articles' } satisfies RouteHandle;

/**
 * The back-office: loaded apart from the public pages, and rendered by the browser only. The server sends the same
 * empty shell to everybody; AdminRoute checks the session, and the server checks the rights at each call.
 */
export const adminRoutes: RouteObject[] = [
  {
    id: 'routes/AdminRoute',
    path: adminPaths.dashboard,
    handle: { private: true } satisfies RouteHandle,
    ErrorBoundary: RouteFailure,
    lazy: { Component: async () => (await import('./AdminRoute.tsx')).AdminRoute },
    children: [
      {
        // An error boundary around each screen, so that the frame stays when one fails.
        ErrorBoundary: RouteFailure,
        children: [
          {
            id: 'features/admin-dashboard/Dashboard',
            index: true,
            handle: { title: 'Tableau de bord' } satisfies RouteHandle,
            lazy: {
              Component: async () => (await import('#web/features/admin-dashboard/Dashboard.tsx')).Dashboard,
            },
          },
          {
            id: 'features/admin-articles/ArticlesPage',
            path: adminPaths.articles,
            handle: ARTICLES,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-articles/ArticlesPage.tsx')).ArticlesPage,
            },
          },
          {
            id: 'features/admin-articles/TrashPage',
            path: adminPaths.trash,
            handle: ARTICLES,
            lazy: {
              Component: async () => (await import('#web/features/admin-articles/TrashPage.tsx')).TrashPage,
            },
          },
          {
            id: 'features/admin-articles/CreateChoice',
            path: adminPaths.createArticle,
            handle: ARTICLES,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-articles/CreateChoice.tsx')).CreateChoice,
            },
          },
          {
            id: 'routes/AdminCreateArticleRoute',
            path: adminPaths.writeArticle,
            handle: ARTICLES,
            lazy: {
              Component: async () => (await import('./AdminCreateArticleRoute.tsx')).AdminCreateArticleRoute,
            },
          },
          {
            id: 'features/admin-generation/GenerationPage',
            path: adminPaths.generateArticles,
            handle: ARTICLES,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-generation/GenerationPage.tsx')).GenerationPage,
            },
          },
          {
            id: 'features/admin-sources/SourcesPage',
            path: adminPaths.sources,
            handle: ARTICLES,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-sources/SourcesPage.tsx')).SourcesPage,
            },
          },
          {
            id: 'routes/AdminEditArticleRoute',
            path: adminPaths.editArticle,
            handle: ARTICLES,
            lazy: {
              Component: async () => (await import('./AdminEditArticleRoute.tsx')).AdminEditArticleRoute,
            },
          },
          ...adminAnnouncementRoutes,
          {
            id: 'features/admin-messages/MessagesPage',
            path: adminPaths.messages,
            handle: { title: 'Messages' } satisfies RouteHandle,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-messages/MessagesPage.tsx')).MessagesPage,
            },
          },
          {
            id: 'features/admin-messages/MessagePage',
            path: adminPaths.message,
            handle: { title: 'Messages' } satisfies RouteHandle,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-messages/MessagePage.tsx')).MessagePage,
            },
          },
          {
            id: 'features/admin-payments/PaymentsPage',
            path: adminPaths.payments,
            handle: { title: 'Paiements' } satisfies RouteHandle,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-payments/PaymentsPage.tsx')).PaymentsPage,
            },
          },
          {
            id: 'features/admin-payments/ReconciliationPage',
            path: adminPaths.reconciliation,
            handle: { title: 'Paiements' } satisfies RouteHandle,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-payments/ReconciliationPage.tsx')).ReconciliationPage,
            },
          },
          {
            id: 'features/admin-mails/MailsPage',
            path: adminPaths.mails,
            handle: { title: 'Courriels' } satisfies RouteHandle,
            lazy: {
              Component: async () => (await import('#web/features/admin-mails/MailsPage.tsx')).MailsPage,
            },
          },
          {
            id: 'features/admin-mails/MailPage',
            path: adminPaths.mail,
            handle: { title: 'Courriels' } satisfies RouteHandle,
            lazy: {
              Component: async () => (await import('#web/features/admin-mails/MailPage.tsx')).MailPage,
            },
          },
          {
            id: 'features/admin-customers/CustomerPage',
            path: adminPaths.customers,
            handle: { title: 'Clients' } satisfies RouteHandle,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-customers/CustomerPage.tsx')).CustomerPage,
            },
          },
          {
            id: 'features/admin-audit/AuditPage',
            path: adminPaths.journal,
            handle: { title: 'Journal' } satisfies RouteHandle,
            lazy: {
              Component: async () => (await import('#web/features/admin-audit/AuditPage.tsx')).AuditPage,
            },
          },
          {
            id: 'features/admin-privacy/PrivacyPage',
            path: adminPaths.privacy,
            handle: { title: 'Données personnelles' } satisfies RouteHandle,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-privacy/PrivacyPage.tsx')).PrivacyPage,
            },
          },
          {
            id: 'features/admin-system/SystemPage',
            path: adminPaths.system,
            handle: { title: 'État du système' } satisfies RouteHandle,
            lazy: {
              Component: async () => (await import('#web/features/admin-system/SystemPage.tsx')).SystemPage,
            },
          },
          {
            id: 'features/admin-team/TeamPage',
            path: adminPaths.team,
            handle: { title: 'Utilisateurs' } satisfies RouteHandle,
            lazy: {
              Component: async () => (await import('#web/features/admin-team/TeamPage.tsx')).TeamPage,
            },
          },
          {
            id: 'features/admin-settings/SettingsPage',
            path: adminPaths.settings,
            handle: { title: 'Réglages' } satisfies RouteHandle,
            lazy: {
              Component: async () =>
                (await import('#web/features/admin-settings/SettingsPage.tsx')).SettingsPage,
            },
          },
          {
            id: 'features/account/ProfilePage',
            path: adminPaths.profile,
            handle: { title: 'Mon profil' } satisfies RouteHandle,
            lazy: {
              Component: async () => (await import('#web/features/account/ProfilePage.tsx')).ProfilePage,
            },
          },
          {
            id: 'routes/AdminNotFoundRoute',
            path: '*',
            loader: () => data(null, { status: 404 }),
            lazy: { Component: async () => (await import('./AdminNotFoundRoute.tsx')).AdminNotFoundRoute },
          },
        ],
      },
    ],
  },
];

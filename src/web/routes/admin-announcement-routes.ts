import type { RouteObject } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

const ANNOUNCEMENTS = { title: 'Annonces légales' } satisfies RouteHandle;

/** The back-office routes for announcements. */
export const adminAnnouncementRoutes: RouteObject[] = [
  {
    id: 'features/admin-announcements/list/AnnouncementsPage',
    path: adminPaths.announcements,
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () =>
        (await import('#web/features/admin-announcements/list/AnnouncementsPage.tsx')).AnnouncementsPage,
    },
  },
  {
    id: 'routes/AdminCreateAnnouncementRoute',
    path: adminPaths.createAnnouncement,
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () =>
        (await import('./AdminCreateAnnouncementRoute.tsx')).AdminCreateAnnouncementRoute,
    },
  },
  {
    id: 'routes/AdminEditAnnouncementRoute',
    path: adminPaths.editAnnouncement,
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () => (await import('./AdminEditAnnouncementRoute.tsx')).AdminEditAnnouncementRoute,
    },
  },
  {
    id: 'features/admin-announcements/pending/PendingPage',
    path: adminPaths.pending,
    handle: { title: 'Annonces en attente' } satisfies RouteHandle,
    lazy: {
      Component: async () =>
        (await import('#web/features/admin-announcements/pending/PendingPage.tsx')).PendingPage,
    },
  },
  {
    id: 'features/admin-announcements/figures/ReviewFiguresPage',
    path: adminPaths.reviewFigures,
    handle: { title: 'Chiffres de la relecture' } satisfies RouteHandle,
    lazy: {
      Component: async () =>
        (await import('#web/features/admin-announcements/figures/ReviewFiguresPage.tsx')).ReviewFiguresPage,
    },
  },
  {
    id: 'features/admin-announcements/trash/AnnouncementTrashPage',
    path: adminPaths.announcementTrash,
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () =>
        (await import('#web/features/admin-announcements/trash/AnnouncementTrashPage.tsx'))
          .AnnouncementTrashPage,
    },
  },
  {
    id: 'features/admin-announcements/transmissions/TransmissionsPage',
    path: adminPaths.transmissions,
    handle: { title: 'Annonces à transmettre' } satisfies RouteHandle,
    lazy: {
      Component: async () =>
        (await import('#web/features/admin-announcements/transmissions/TransmissionsPage.tsx'))
          .TransmissionsPage,
    },
  },
  {
    id: 'features/admin-tariffs/TariffsPage',
    path: adminPaths.tariffs,
    handle: { title: 'Tarifs' } satisfies RouteHandle,
    lazy: {
      Component: async () => (await import('#web/features/admin-tariffs/TariffsPage.tsx')).TariffsPage,
    },
  },
];

import type { RouteObject } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

const ANNOUNCEMENTS = { title: 'Annonces légales' } satisfies RouteHandle;

/** The announcements' half of the back-office. */
export const adminAnnouncementRoutes: RouteObject[] = [
  {
    id: 'AdminAnnouncementsRoute',
    path: adminPaths.announcements,
    handle: ANNOUNCEMENTS,
    lazy: { Component: async () => (await import('./AdminAnnouncementsRoute.tsx')).AdminAnnouncementsRoute },
  },
  {
    id: 'AdminCreateAnnouncementRoute',
    path: adminPaths.createAnnouncement,
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () =>
        (await import('./AdminCreateAnnouncementRoute.tsx')).AdminCreateAnnouncementRoute,
    },
  },
  {
    id: 'AdminEditAnnouncementRoute',
    path: adminPaths.editAnnouncement,
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () => (await import('./AdminEditAnnouncementRoute.tsx')).AdminEditAnnouncementRoute,
    },
  },
  {
    id: 'AdminPendingAnnouncementsRoute',
    path: adminPaths.pending,
    handle: { title: 'Annonces en attente' } satisfies RouteHandle,
    lazy: {
      Component: async () =>
        (await import('./AdminPendingAnnouncementsRoute.tsx')).AdminPendingAnnouncementsRoute,
    },
  },
  {
    id: 'AdminAnnouncementTrashRoute',
    path: adminPaths.announcementTrash,
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () => (await import('./AdminAnnouncementTrashRoute.tsx')).AdminAnnouncementTrashRoute,
    },
  },
  {
    id: 'AdminTransmissionsRoute',
    path: adminPaths.transmissions,
    handle: { title: 'Annonces à transmettre' } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./AdminTransmissionsRoute.tsx')).AdminTransmissionsRoute },
  },
];

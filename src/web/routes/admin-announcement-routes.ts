import type { RouteObject } from 'react-router';
import type { RouteHandle } from '#web/navigation/route-handle.ts';

const ANNOUNCEMENTS = { title: 'Annonces légales' } satisfies RouteHandle;

/** The announcements' half of the back-office. */
export const adminAnnouncementRoutes: RouteObject[] = [
  {
    id: 'AdminAnnouncementsRoute',
    path: 'legal-announcements',
    handle: ANNOUNCEMENTS,
    lazy: { Component: async () => (await import('./AdminAnnouncementsRoute.tsx')).AdminAnnouncementsRoute },
  },
  {
    id: 'AdminCreateAnnouncementRoute',
    path: 'legal-announcements/create',
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () =>
        (await import('./AdminCreateAnnouncementRoute.tsx')).AdminCreateAnnouncementRoute,
    },
  },
  {
    id: 'AdminEditAnnouncementRoute',
    path: 'legal-announcements/edit/:id',
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () => (await import('./AdminEditAnnouncementRoute.tsx')).AdminEditAnnouncementRoute,
    },
  },
  {
    id: 'AdminPendingAnnouncementsRoute',
    path: 'legal-announcements/pending',
    handle: { title: 'Annonces en attente' } satisfies RouteHandle,
    lazy: {
      Component: async () =>
        (await import('./AdminPendingAnnouncementsRoute.tsx')).AdminPendingAnnouncementsRoute,
    },
  },
  {
    id: 'AdminAnnouncementTrashRoute',
    path: 'legal-announcements/trash',
    handle: ANNOUNCEMENTS,
    lazy: {
      Component: async () => (await import('./AdminAnnouncementTrashRoute.tsx')).AdminAnnouncementTrashRoute,
    },
  },
  {
    id: 'AdminTransmissionsRoute',
    path: 'legal-announcements/transmissions',
    handle: { title: 'Annonces à transmettre' } satisfies RouteHandle,
    lazy: { Component: async () => (await import('./AdminTransmissionsRoute.tsx')).AdminTransmissionsRoute },
  },
];

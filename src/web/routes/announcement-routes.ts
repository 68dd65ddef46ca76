import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import { apiContext } from '#web/api/context.ts';
import { STEP } from '#web/features/announcement-form/form-address.ts';
import { loadAnnouncementTypes } from '#web/features/announcements/load-announcement-types.ts';
import {
  ANNOUNCEMENT_TYPES,
  isOtherSearch,
  isSubmission,
  OPENED,
  SEARCH_PARAMETERS,
  SUBMISSION,
} from '#web/features/announcements/search-parameters.ts';
import type { RouteHandle } from '#web/navigation/route-handle.ts';
import { AnnouncementSearch, SubmissionForm } from './announcement-parts.tsx';
import { lazyLoader } from './lazy-loader.ts';

const loadSearch = lazyLoader('announcements');

/** Finding an announcement, reading one, submitting one. */
export const announcementRoutes: RouteObject[] = [
  {
    // The types are the same for every search: loaded once.
    id: ANNOUNCEMENT_TYPES,
    loader: ({ context }) => loadAnnouncementTypes(context.get(apiContext)),
    shouldRevalidate: () => false,
    children: [
      {
        id: 'routes/AnnouncementsRoute',
        path: paths.announcements,
        handle: {
          loading: 'Chargement des annonces légales...',
          query: [...SEARCH_PARAMETERS, OPENED, STEP, SUBMISSION, 'success'],
          // The form focuses each of its steps itself.
          windows: [OPENED, STEP],
          parts: (query) => [isSubmission(query) ? SubmissionForm : AnnouncementSearch],
          // A window over the page, a later step and the return from a payment are the scripts' own.
          reading: (query) => {
            if ([OPENED, STEP, 'success'].some((name) => query.has(name))) return false;
            return isSubmission(query) ? 'until touched' : true;
          },
        } satisfies RouteHandle,
        // The list comes with the code that shows it: a browser that leaves the form sees no spinner in between.
        loader: async (given) => {
          const query = new URL(given.request.url).searchParams;
          const [results] = await Promise.all([
            loadSearch(given),
            isSubmission(query) ? undefined : AnnouncementSearch.load(),
          ]);
          return results;
        },
        shouldRevalidate: isOtherSearch,
        lazy: { Component: async () => (await import('./AnnouncementsRoute.tsx')).AnnouncementsRoute },
      },
    ],
  },
  {
    id: 'routes/AnnouncementRoute',
    path: paths.announcement,
    handle: { loading: "Chargement de l'annonce légale...", reading: true } satisfies RouteHandle,
    loader: lazyLoader('announcement', 'slug'),
    lazy: { Component: async () => (await import('./AnnouncementRoute.tsx')).AnnouncementRoute },
  },
];

import { useRouteLoaderData } from 'react-router';
import type { Site } from '#web/api/site.ts';

/** What every page knows of the site; undefined outside its pages. */
export const useSite = (): Site | undefined => useRouteLoaderData<Site>('RootRoute');

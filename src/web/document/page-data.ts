import type { HydrationState } from 'react-router';
import type { Wait } from '#web/navigation/route-handle.ts';

/** What the server writes into the page for hydration: the loaders' data and the built files. */
export type PageData = { hydration: HydrationState; assets: PageAssets };
export type PageAssets = {
  entry: string;
  /** What `entry` and the page's routes import. */
  imports: string[];
  /** What the lazy parts of the page import besides. */
  parts: string[];
  styles: string[];
  wait?: Wait | undefined;
};

export const PAGE_DATA_ID = 'page-data';

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData;

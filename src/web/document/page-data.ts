import type { HydrationState } from 'react-router';

/** What the server writes into the page for hydration: the loaders' data and the built files. */
export type PageData = { hydration: HydrationState; assets: PageAssets };
export type PageAssets = {
  entry: string;
  /** What `entry` and the page's routes import. */
  imports: string[];
  /** What the lazy parts of the page import besides. */
  parts: string[];
  styles: string[];
  /** What the scripts of a page wait for that is complete without them: any gesture, or a key, a press or the focus. */
  wait?: 'gesture' | 'touch' | undefined;
};

export const PAGE_DATA_ID = 'page-data';

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData;

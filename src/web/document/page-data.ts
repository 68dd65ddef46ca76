import type { HydrationState } from 'react-router';

/** What the server writes into the page for hydration: the loaders' data and the built files. */
export type PageData = { hydration: HydrationState; assets: PageAssets };
export type PageAssets = {
  entry: string;
  /** What `entry` and the page's routes import. */
  imports: string[];
  styles: string[];
  /** The scripts wait for the reader. */
  wait: boolean;
};

export const PAGE_DATA_ID = 'page-data';

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData;

import type { HydrationState } from 'react-router';

/** What the server leaves in the page for the browser to start from: the loaders' data and the built files. */
export type PageData = { hydration: HydrationState; assets: PageAssets };
export type PageAssets = { scripts: string[]; preloads: string[]; styles: string[] };

export const PAGE_DATA_ID = 'page-data';

/** JSON that can stand inside a script element: no text in it can close the element or break the JavaScript parser. */
export const serialisePageData = (data: PageData): string =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData;

import { useCallback, useState } from 'react';
import { categories } from '#domain/category/categories.ts';

export type NavigationCategory = { readonly slug: string; readonly name: string };

/**
 * The categories of the dropdown: loaded at start, and by `load` when it opens if they are not there yet;
 * undefined in between. They come from the static list, so the server's page already holds their links.
 */
export const useNavigationCategories = (source: () => readonly NavigationCategory[] = staticList) => {
  const [loaded, setLoaded] = useState<readonly NavigationCategory[] | undefined>(source);
  const load = useCallback(() => setLoaded((current) => current ?? source()), [source]);
  return { categories: loaded, load };
};

/** Frozen: the server finds the HTML of the menus by it (document/html-cache.ts). */
const navigated: readonly NavigationCategory[] = Object.freeze(
  categories.map(({ slug, name }) => ({ slug, name })),
);

const staticList = () => navigated;

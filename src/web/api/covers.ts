type Cover = {
  category: string;
  slug: string;
  /** s: thumbnails, m: cards, l: lead and article. */
  detail?: 's' | 'm' | 'l';
  mode?: 'auto' | 'clair' | 'sombre' | 'papier';
};

/** The engraved cover of an article that has no picture of its own. */
export const coverUrl = ({ category, slug, detail = 'm', mode = 'auto' }: Cover): string =>
  `/covers/v2/${category}/${detail}-${mode}/${slug}.svg`;

/** What a broken picture falls back to. */
export const PLACEHOLDER = coverUrl({ category: 'autres', slug: 'parution', mode: 'papier' });

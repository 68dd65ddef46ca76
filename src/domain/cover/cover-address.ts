/** The version in the address changes with the drawing, so that a cover can be cached for ever. */
export const COVERS = '/covers/v2';

export type Cover = {
  readonly category: string;
  readonly slug: string;
  /** s: thumbnails, m: cards, l: lead and article. */
  readonly detail?: 's' | 'm' | 'l';
  readonly mode?: 'auto' | 'clair' | 'sombre' | 'papier';
};

/** The drawn cover of a category, or of an article without a picture. */
export const coverUrl = ({ category, slug, detail = 'm', mode = 'auto' }: Cover): string =>
  `${COVERS}/${category}/${detail}-${mode}/${slug}.svg`;

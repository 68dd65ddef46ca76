/** Its number changes with the drawing: whoever has a cover may keep it for ever. */
export const COVERS = '/covers/v2';

type Cover = {
  readonly category: string;
  readonly slug: string;
  /** s: thumbnails, m: cards, l: lead and article. */
  readonly detail?: 's' | 'm' | 'l';
  readonly mode?: 'auto' | 'clair' | 'sombre' | 'papier';
};

/** The engraved cover of a category, or of an article that has no picture of its own. */
export const coverUrl = ({ category, slug, detail = 'm', mode = 'auto' }: Cover): string =>
  `${COVERS}/${category}/${detail}-${mode}/${slug}.svg`;

import { publication } from '#contract/publication.ts';
import { categories } from '#domain/category/categories.ts';
import { logo } from '#domain/cover/ornaments.ts';
import { social } from '#domain/cover/social.ts';
import { typeset } from '#domain/typography/typeset.ts';

/** Characters that the fonts of the images lack and would show as a box. */
const UNDRAWABLE = /[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u202f-\u203a\u20ac\u2122\u2212]/gu;

type Headline = { slug: string; category: string; title: string };

export const headlineImage = ({ slug, category, title }: Headline): string =>
  social({ slug, category, title: typeset(title).replace(UNDRAWABLE, '').replace(/ {2,}/g, ' ').trim() });

/** The images of pages that are not articles, by name. */
export const pageImages: ReadonlyMap<string, () => string> = new Map([
  ['logo', logo],
  [
    'parution',
    () => social({ slug: 'parution', category: 'affaires', title: typeset(publication.motto), section: '' }),
  ],
  ...categories.map(
    ({ slug, name }) =>
      [slug, () => social({ slug: 'rubrique', category: slug, title: name, section: 'Actualité' })] as const,
  ),
]);

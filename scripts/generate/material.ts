import { categories } from '#domain/category/categories.ts';
import { administratif } from '#server/seed/articles/administratif.ts';
import { affaires } from '#server/seed/articles/affaires.ts';
import { autres } from '#server/seed/articles/autres.ts';
import { civil } from '#server/seed/articles/civil.ts';
import { constitutionnel } from '#server/seed/articles/constitutionnel.ts';
import { droitPenal } from '#server/seed/articles/droit-penal.ts';
import { fiscalite } from '#server/seed/articles/fiscalite.ts';
import { international } from '#server/seed/articles/international.ts';
import { justice } from '#server/seed/articles/justice.ts';
import { professions } from '#server/seed/articles/professions.ts';
import { social } from '#server/seed/articles/social.ts';
import type { SeedArticle } from '#server/seed/seed-article.ts';

/** The sentences and titles that articles of one category are made of. */
export type Material = {
  readonly categoryId: number;
  /** « Enregistrement clandestin », « la cour admet six minutes »: the two halves of a title. */
  readonly subjects: readonly string[];
  readonly angles: readonly string[];
  readonly headings: readonly string[];
  readonly sentences: readonly string[];
  readonly tags: readonly string[];
  readonly authors: readonly string[];
};

const articlesBySlug: Readonly<Record<string, readonly SeedArticle[]>> = {
  administratif,
  affaires,
  civil,
  constitutionnel,
  'droit-penal': droitPenal,
  fiscalite,
  international,
  justice,
  professions,
  social,
  autres,
};

const sentencesOf = (html: string): string[] =>
  html
    .replace(/<h2>.*?<\/h2>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    // Not after an abbreviation: « L. 1232-1 », « M. Dupont ».
    .split(/(?<=[^\s.]{3}[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => sentence.length > 40);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The demonstration articles split into sentences. Mixed again, they have what a search benchmark needs of
 * French: inflections, elisions and word frequencies.
 */
export const material: readonly Material[] = categories.map(({ slug, databaseId }) => {
  const articles = articlesBySlug[slug] ?? [];
  const titles = articles.map(({ title }) => title.split(/\s:\s/));
  return {
    categoryId: databaseId,
    subjects: titles.map(([subject = '']) => subject),
    angles: titles.map((halves) => halves[1] ?? lowerFirst(halves[0] ?? '')),
    headings: articles.flatMap(({ content }) =>
      [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = '']) => text),
    ),
    sentences: articles.flatMap(({ content, description }) => [
      ...sentencesOf(content),
      ...sentencesOf(description),
    ]),
    tags: [...new Set(articles.flatMap(({ tags }) => tags))],
    authors: [...new Set(articles.map(({ author }) => author))],
  };
});

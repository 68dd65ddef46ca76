import { expect, it } from 'vitest';
import type { SearchAnswer } from '#contract/search.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { givenArticles, useReadingApp } from '#tests/support/reading-app.ts';
import { searchCorpus } from '#tests/support/search-corpus.ts';

/** What a reader types, and the articles that answer: all of them, the best first. */
const cases: readonly { kind: string; q: string; finds: readonly string[] }[] = [
  { kind: 'as written', q: 'barème', finds: ['licenciement'] },
  { kind: 'without accents', q: 'bareme', finds: ['licenciement'] },
  { kind: 'without accents', q: 'procedure penale', finds: ['garde-a-vue'] },
  { kind: 'without accents', q: 'refere', finds: ['refere'] },
  { kind: 'in capitals', q: 'BARÈME', finds: ['licenciement'] },
  { kind: 'in capitals', q: 'TVA', finds: ['tva'] },
  { kind: 'decomposed accents', q: 'bare\u0300me', finds: ['licenciement'] },
  { kind: 'ligature', q: 'œuvre', finds: ['oeuvre'] },
  { kind: 'ligature', q: 'oeuvres', finds: ['oeuvre'] },
  { kind: 'plural', q: 'licenciements économiques', finds: ['ancien-licenciement'] },
  { kind: 'plural', q: 'loyer', finds: ['bail'] },
  { kind: 'plural', q: 'notaire', finds: ['notaires'] },
  { kind: 'plural', q: 'lois', finds: ['succession'] },
  { kind: 'plural', q: 'emploi', finds: ['ancien-licenciement'] },
  { kind: 'plural', q: 'revenu', finds: ['ancien-licenciement'] },
  { kind: 'plural', q: 'enjeu', finds: ['oeuvre'] },
  { kind: 'plural', q: 'bail rural', finds: ['succession'] },
  { kind: 'plural', q: 'liberté fondamentale', finds: ['refere'] },
  { kind: 'feminine', q: 'salarié', finds: ['licenciement'] },
  { kind: 'feminine', q: 'condamné', finds: ['garde-a-vue'] },
  { kind: 'feminine', q: 'pénal', finds: ['garde-a-vue'] },
  { kind: 'feminine', q: 'héritiers', finds: ['succession'] },
  { kind: 'masculine', q: 'commerciale', finds: ['bail'] },
  { kind: 'several words', q: 'cour de cassation sécurité', finds: ['cassation'] },
  { kind: 'words of title and text', q: 'bail loyers commerce', finds: ['bail'] },
  { kind: 'one word missing', q: 'licenciement notaire', finds: [] },
  {
    kind: 'title, then description, then text',
    q: 'licenciement',
    finds: ['licenciement', 'ancien-licenciement', 'mention-en-passant'],
  },
  { kind: 'elision', q: "l'employeur", finds: ['licenciement', 'cassation'] },
  { kind: 'elision', q: 'l’employeur', finds: ['licenciement', 'cassation'] },
  { kind: 'no elision', q: 'employeur', finds: ['licenciement', 'cassation'] },
  { kind: 'elision', q: "d'auteur", finds: ['oeuvre'] },
  { kind: 'elision', q: "prud'hommes", finds: ['licenciement'] },
  { kind: 'elision', q: "aujourd'hui", finds: ['notaires'] },
  { kind: 'hyphen', q: 'référé-liberté', finds: ['refere'] },
  { kind: 'no hyphen', q: 'référé liberté', finds: ['refere'] },
  { kind: 'reference', q: 'L. 1232-1', finds: ['licenciement'] },
  { kind: 'reference', q: 'L1232-1', finds: ['licenciement'] },
  { kind: 'reference', q: 'l.1232-1', finds: ['licenciement'] },
  { kind: 'reference', q: 'article L. 1232-1 du code du travail', finds: ['licenciement'] },
  { kind: 'reference', q: 'art. L 1232-1', finds: ['licenciement'] },
  { kind: 'reference without its letter', q: '1232-1', finds: ['licenciement'] },
  { kind: 'reference with another letter', q: 'R. 1232-1', finds: [] },
  { kind: 'reference with another number', q: 'L. 1232-2', finds: [] },
  { kind: 'reference', q: 'L. 145-40-2', finds: ['bail'] },
  { kind: 'reference', q: 'n° 22-12.345', finds: ['cassation'] },
  { kind: 'reference', q: 'pourvoi n°22-12345', finds: ['cassation'] },
  { kind: 'reference', q: '22-12.345', finds: ['cassation'] },
  { kind: 'reference', q: '22–12.345', finds: ['cassation'] },
  { kind: 'reference', q: '22-12.346', finds: [] },
  { kind: 'reference', q: 'C-311/18', finds: ['donnees'] },
  { kind: 'reference', q: 'décret n° 2021-1190', finds: ['tva'] },
  { kind: 'reference', q: 'L. 57', finds: ['tva'] },
  { kind: 'reference', q: 'RG 21/01234', finds: ['bail'] },
  { kind: 'typo: a letter left out', q: 'Cour de cassaton', finds: ['cassation'] },
  { kind: 'typo: a letter for another', q: 'licensiement économique', finds: ['ancien-licenciement'] },
  { kind: 'typo: a letter too many', q: 'notairres', finds: ['notaires'] },
  { kind: 'typo: two letters swapped', q: 'harcèlemnet', finds: ['cassation'] },
  { kind: 'typo in a short word', q: 'baul commercial', finds: ['bail'] },
  { kind: 'typo beside a reference', q: 'pourvoii 22-12.345', finds: ['cassation'] },
  { kind: 'unknown word', q: 'xylophone', finds: [] },
  { kind: 'unknown word near none', q: 'zzzzzzzz', finds: [] },
  { kind: 'word of a draft', q: 'viager', finds: [] },
  { kind: 'stop words only', q: 'de la du les', finds: [] },
  { kind: 'stop word with accents', q: 'à même', finds: [] },
  { kind: 'stop words around', q: 'le bail de la', finds: ['bail', 'succession'] },
  { kind: 'operators', q: 'bail & commercial | ! : * ( )', finds: ['bail'] },
  { kind: 'operators', q: '!notaires', finds: ['notaires'] },
  { kind: 'operators', q: 'bail <-> commercial', finds: ['bail'] },
  { kind: 'quotes', q: '"bail commercial"', finds: ['bail'] },
  { kind: 'guillemets', q: '« bail commercial »', finds: ['bail'] },
  { kind: 'backslash and quote', q: "notaires\\' '' \\", finds: ['notaires'] },
  { kind: 'punctuation only', q: '?!.,;:/()[]{}', finds: [] },
  { kind: 'SQL', q: "'; drop table articles; --", finds: [] },
  { kind: 'wildcards', q: '%_%', finds: [] },
  { kind: 'emoji', q: '⚖️', finds: [] },
  { kind: 'emoji beside a word', q: '⚖️ notaires 🎉', finds: ['notaires'] },
  { kind: 'markup', q: '<b>notaires</b>', finds: ['notaires'] },
  { kind: 'another script', q: '法律', finds: [] },
  { kind: 'tag of the HTML', q: 'h2', finds: [] },
  { kind: 'entity of the HTML', q: 'nbsp', finds: [] },
  { kind: 'no-break spaces', q: 'bail\u00a0commercial\u202f!', finds: ['bail'] },
];

describeWithDatabase('search', (database) => {
  const app = useReadingApp(database, (db) => givenArticles(db, searchCorpus));
  const search = async (filters: Record<string, string>) => {
    const answer = await app().inject({ url: '/api/articles/search', query: filters });
    expect(answer.statusCode).toBe(200);
    return answer.json<SearchAnswer>();
  };
  const slugs = ({ results }: SearchAnswer) => results.map(({ slug }) => slug);

  it.each(cases)('$kind: « $q »', async ({ q, finds }) => {
    const answer = await search({ q });
    expect(slugs(answer)).toEqual(finds);
    expect(answer.pagination.total).toBe(finds.length);
  });

  it.each(['', '   '])('finds nothing for « %s »', async (q) => {
    expect(await search({ q })).toEqual({
      results: [],
      pagination: { total: 0, totalIsMore: false, page: 1, limit: 12, pages: 0 },
      facets: { categories: [], tags: [] },
    });
  });
});

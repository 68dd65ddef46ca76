import { describe, expect, it } from 'vitest';
import { createApiClient } from '#web/api/http.ts';
import { loadCategory, redirectToCategory } from './load-category.ts';

const anApi = () => {
  const asked: string[] = [];
  const api = createApiClient(async (_method, path) => {
    asked.push(path);
    return { status: 200, body: { articles: [], pagination: { total: 0 } } };
  });
  return { asked, api };
};

const at = (path: string) => new Request(new URL(path, 'http://site'));

const redirectionOf = async (answer: Promise<unknown>) => {
  const thrown: unknown = await answer.catch((reason: unknown) => reason);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  return `${status} ${headers.get('location')}`;
};

describe('the page of a category', () => {
  it('requests its articles by its database id, ten per page', async () => {
    const { asked, api } = anApi();
    const { data: page } = await loadCategory(api, at('/actualite/droit-penal'), 'droit-penal');
    expect(page).toMatchObject({ slug: 'droit-penal', name: 'Pénal', databaseId: 5 });
    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(new URL(asked[0] ?? '', 'http://api').searchParams)).toEqual({
      page: '1',
      limit: '10',
      status: 'published',
      sortBy: 'created_at',
      sortOrder: 'desc',
      category: '5',
    });
  });

  it.each(['5', 'Pénal', 'pénal', 'Droit-Penal'])(
    'is found as %s, and redirects to its URL',
    async (given) => {
      const { asked, api } = anApi();
      const answer = loadCategory(api, at(`/actualite/${encodeURIComponent(given)}?page=2`), given);
      expect(await redirectionOf(answer)).toBe('301 /actualite/droit-penal?page=2');
      expect(asked).toEqual([]);
    },
  );

  it.each(['', 'inconnue', '12', '0', '__proto__', '../admin'])('does not exist for %j', async (given) => {
    const { asked, api } = anApi();
    const answer = await loadCategory(api, at('/actualite/x'), given);
    expect(answer).toMatchObject({ data: null, init: { status: 404 } });
    expect(asked).toEqual([]);
  });

  it.each([
    ['social', '/actualite/social'],
    ['10', '/actualite/social'],
    ['inconnue', '/actualite/inconnue'],
    ['a/b?c', '/actualite/a%2Fb%3Fc'],
  ])('redirects from /categorie/%s to %s', (given, address) => {
    const { status, headers } = redirectToCategory(at('/categorie/x'), given);
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(address);
  });
});

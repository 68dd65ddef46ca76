import { describe, expect, it } from 'vitest';
import { createApiClient, type Reply } from '#web/api/http.ts';
import { loadAnnouncementTypes } from './load-announcement-types.ts';
import { loadAnnouncements } from './load-announcements.ts';
import { isOtherSearch } from './search-parameters.ts';

const NOW = new Date('2026-11-15T10:00:00Z');

const anApi = (answer: (path: string) => Reply) => {
  const asked: string[] = [];
  const api = createApiClient(async (_method, path) => {
    asked.push(path);
    return answer(path);
  });
  return { api, asked };
};

const pagination = { total: 30, totalIsMore: false, total_pages: 3 };
const list = () => ({ status: 200, body: { data: [], pagination } });
const missing = () => ({ status: 404, body: { message: 'Annonce non trouvée' } });

const request = (query: string) => new Request(`https://site.example/annonces-legales${query}`);

describe('loadAnnouncements', () => {
  it('requests a page of twelve and omits empty filters', async () => {
    const { api, asked } = anApi(list);
    await loadAnnouncements(api, request(''), NOW);
    expect(asked).toEqual(['/legal-announcements?page=1&pageSize=12']);
  });

  it('requests every filter of the URL, the period as timestamps', async () => {
    const { api, asked } = anApi(list);
    const query = '?q=lumen&type=dissolution&department=69&date=today&page=2';
    const { search, page } = await loadAnnouncements(api, request(query), NOW);
    expect(search).toEqual({ q: 'lumen', typeId: 3, department: '69', period: 'today' });
    expect(page).toBe(2);
    expect(Object.fromEntries(new URL(asked[0] ?? '', 'https://api.example').searchParams)).toEqual({
      search: 'lumen',
      type_id: '3',
      department: '69',
      startDate: '2026-11-14T23:00:00.000Z',
      endDate: '2026-11-15T22:59:59.999Z',
      page: '2',
      pageSize: '12',
    });
  });

  it('requests nothing for the submission form, and keeps the search to return to', async () => {
    const { api, asked } = anApi(list);
    const query = '?q=lumen&page=2&showSubmission=true';
    expect(await loadAnnouncements(api, request(query), NOW)).toMatchObject({
      search: { q: 'lumen' },
      page: 2,
      failed: false,
    });
    expect(asked).toEqual([]);
  });

  it.each([
    { status: 500, body: {} },
    { status: 200, body: { success: false } },
    { status: 200, body: { data: 'x' } },
  ])('returns an empty list marked as failed when the request fails: $status $body', async (reply) => {
    const failing = await loadAnnouncements(anApi(() => reply).api, request(''), NOW);
    expect(failing).toMatchObject({ found: { items: [], pages: 0 }, failed: true });
    const empty = { data: [], pagination: { ...pagination, total: 0, total_pages: 0 } };
    const { api } = anApi(() => ({ status: 200, body: empty }));
    expect(await loadAnnouncements(api, request(''), NOW)).toMatchObject({ failed: false });
  });

  it('redirects to the last page when the requested one does not exist', async () => {
    const { api } = anApi(list);
    const thrown = await loadAnnouncements(api, request('?q=a&page=9'), NOW).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    expect((thrown as Response).headers.get('location')).toBe('/annonces-legales?q=a&page=3');
  });

  it('returns the announcement that the URL opens, or null', async () => {
    const { api } = anApi((path) => (path.startsWith('/legal-announcements/') ? missing() : list()));
    expect((await loadAnnouncements(api, request('?annonce=x'), NOW)).linked).toEqual({
      slug: 'x',
      announcement: null,
    });
    expect((await loadAnnouncements(api, request(''), NOW)).linked).toBeNull();
  });
});

describe('the types of announcements', () => {
  it('are null when they cannot be loaded', async () => {
    const types = [{ id: 1, name: 'constitution', label: 'Constitution' }];
    expect(await loadAnnouncementTypes(anApi(() => ({ status: 200, body: types })).api)).toEqual(types);
    expect(await loadAnnouncementTypes(anApi(() => ({ status: 500, body: {} })).api)).toBeNull();
  });
});

describe('a navigation among announcements', () => {
  it.each([
    ['?q=a', '?q=b', true],
    ['', '?page=2', true],
    ['?page=2', '', true],
    ['?type=fusion', '?type=fusion&department=69', true],
    ['', '?date=week', true],
    ['', '', true],
    ['', '?annonce=x', false],
    ['?q=a&annonce=x', '?q=a', false],
    ['?annonce=x', '?annonce=y', false],
    ['?q=a', '?q=a&showSubmission=true', false],
    ['?q=a&showSubmission=true', '?q=a&showSubmission=true&step=2', false],
    ['?q=a&showSubmission=true', '?q=a', true],
    ['?success=false', '', false],
  ])('from « %s » to « %s » reloads the results: %s', (from, to, expected) => {
    const at = (query: string) => new URL(`https://site.example/annonces-legales${query}`);
    const args = { currentUrl: at(from), nextUrl: at(to) } as Parameters<typeof isOtherSearch>[0];
    expect(isOtherSearch(args)).toBe(expected);
  });
});

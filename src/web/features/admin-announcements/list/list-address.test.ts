import { describe, expect, it } from 'vitest';
import { entryState, type ListState, listHref, readListState, refined } from './list-address.ts';

const read = (query: string, entry?: object) => readListState(new URLSearchParams(query), entry);
const all: ListState = {
  page: 1,
  status: 'all',
  search: '',
  exactStatus: '',
  type: '',
  author: '',
  from: '',
  to: '',
  sorting: undefined,
  hidden: [],
  dossier: '',
};

describe('the URL of the list of announcements', () => {
  it("holds the list's filters without default values", () => {
    const states: ListState[] = [
      all,
      { ...all, page: 3, status: 'draft', search: 'a & b' },
      {
        ...all,
        exactStatus: 'payment_failed',
        type: '9',
        author: 'visitor',
        from: '2026-11-01',
        to: '2026-11-30',
        sorting: { column: 'company', order: 'desc' },
        hidden: ['type'],
        page: 2,
      },
      { ...all, dossier: 'AL-123456' },
      { ...all, dossier: 'F-2026-00012', hidden: ['type', 'status'] },
    ];
    for (const state of states) expect(read(new URL(listHref(state), 'https://x').search)).toEqual(state);
    expect(listHref(all)).toBe('/admin/legal-announcements');
  });

  it('holds no name and no e-mail address: they stay in the history entry', () => {
    for (const dossier of ['Élise Marvaudon', 'elise@exemple.fr']) {
      const state = { ...all, dossier };
      expect(listHref(state)).toBe('/admin/legal-announcements');
      expect(read('', entryState(state))).toEqual(state);
      expect(read(`dossier=${encodeURIComponent(dossier)}`)).toEqual(all);
    }
    expect(entryState({ ...all, dossier: 'AL-123456' })).not.toHaveProperty('dossier');
  });

  it('ignores unknown values', () => {
    for (const query of ['status=autre', 'exact_status=x', 'type=27', 'start_date=2026-02-31', 'sortBy=id'])
      expect(read(query), query).toEqual(all);
    expect(read('', { dossier: 12 })).toEqual(all);
  });

  it('starts another filter at the first page; a pill and an exact status replace each other', () => {
    const deep: ListState = { ...all, page: 4, status: 'pending', dossier: 'AL-123456' };
    expect(refined(deep, { search: 'x' })).toEqual({ ...all, status: 'pending', search: 'x' });
    expect(refined(deep, { exactStatus: 'paid' })).toEqual({ ...all, exactStatus: 'paid' });
    expect(refined({ ...all, exactStatus: 'paid' }, { status: 'draft' })).toEqual({
      ...all,
      status: 'draft',
    });
    expect(refined({ ...all, status: 'draft' }, { exactStatus: '' })).toEqual({ ...all, status: 'draft' });
  });
});

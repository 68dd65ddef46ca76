import { describe, expect, it } from 'vitest';
import { announcementTypes } from '#domain/announcement/types.ts';
import { departments } from '#domain/company/departments.ts';
import { publicationPeriods } from '#domain/period/publication-period.ts';
import {
  documentHrefs,
  feedHref,
  isFiltered,
  NO_FILTER,
  readPage,
  readSearch,
  searchHref,
} from './search-address.ts';
import { submissionHref, withoutSubmission } from './search-parameters.ts';

const at = (address: string) => new URL(address, 'https://parution.test/annonces-legales');

describe('the URL of an announcement search', () => {
  it('is short without filters', () => {
    expect(searchHref(NO_FILTER)).toBe('/annonces-legales');
    expect(readSearch(at(''))).toEqual(NO_FILTER);
    expect(isFiltered(NO_FILTER)).toBe(false);
  });

  it('holds every filter and the page', () => {
    const search = { q: 'café & fils', typeId: 9, department: '2A', period: 'week' } as const;
    const href = searchHref(search, 3);
    expect(href).toBe(
      '/annonces-legales?q=caf%C3%A9+%26+fils&type=transfert_siege&department=2A&date=week&page=3',
    );
    expect(readSearch(at(href))).toEqual(search);
    expect(readPage(at(href))).toBe(3);
    expect(isFiltered(search)).toBe(true);
  });

  it('is parsed back to the same search, for each filter', () => {
    for (const { id } of announcementTypes)
      expect(readSearch(at(searchHref({ ...NO_FILTER, typeId: id }))).typeId).toBe(id);
    for (const { code } of departments)
      expect(readSearch(at(searchHref({ ...NO_FILTER, department: code }))).department).toBe(code);
    for (const period of publicationPeriods)
      expect(readSearch(at(searchHref({ ...NO_FILTER, period }))).period).toBe(period);
  });

  it.each([
    ['?type=9', { typeId: 9 }],
    ['?type=transfert_siège', { typeId: 9 }],
    ['?type=99', { typeId: null }],
    ['?type=0', { typeId: null }],
    ['?type=nimporte', { typeId: null }],
    ['?department=2a', { department: '2A' }],
    ['?department=20', { department: '' }],
    ['?date=year', { period: 'all' }],
    ['?q=%20%20lumen%00%20', { q: 'lumen' }],
    [`?q=${'x'.repeat(500)}`, { q: 'x'.repeat(200) }],
  ])('%s is parsed as %j', (address, expected) => {
    expect(readSearch(at(address))).toMatchObject(expected);
  });

  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=7', 7],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=1e3', 1],
    ['?page=abc', 1],
    ['?page=99999', 10_000],
  ])('%s is page %d', (address, page) => {
    expect(readPage(at(address))).toBe(page);
  });

  it('opens the form over the search, and closes it', () => {
    expect(submissionHref(searchHref(NO_FILTER))).toBe('/annonces-legales?showSubmission=true');
    expect(submissionHref(searchHref({ ...NO_FILTER, q: 'a' }))).toBe(
      '/annonces-legales?q=a&showSubmission=true',
    );
    const left = (query: string) => withoutSubmission(new URLSearchParams(query));
    expect(left('showSubmission=true&etape=2&success=false&annonce=x')).toBe('');
    expect(left('q=caf%C3%A9&showSubmission=true&page=3')).toBe('?q=caf%C3%A9&page=3');
  });

  it('gives the export links of the search', () => {
    expect(documentHrefs(NO_FILTER)).toEqual({
      csv: '/api/legal-announcements/export.csv',
      json: '/api/legal-announcements/export.json',
      rss: '/annonces-legales/rss.xml',
    });
    const search = { q: 'lumen', typeId: 3, department: '69', period: 'month' } as const;
    expect(documentHrefs(search).csv).toBe(
      '/api/legal-announcements/export.csv?search=lumen&type=dissolution&department=69&period=month',
    );
    expect(feedHref(search)).toBe('/annonces-legales/rss.xml?department=69&type=dissolution');
  });
});

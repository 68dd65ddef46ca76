import { expect, it } from 'vitest';
import { sectionOf } from './admin-links.ts';

it.each([
  ['/admin', '/admin'],
  ['/admin/articles/edit/1', '/admin/articles'],
  ['/admin/legal-announcements', '/admin/legal-announcements'],
  ['/admin/legal-announcements/edit/1', '/admin/legal-announcements'],
  ['/admin/legal-announcements/pending', '/admin/legal-announcements/pending'],
  ['/admin/nowhere', undefined],
])('%s is in the section %s', (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section);
});

import { expect, it } from 'vitest';
import { auditHref, auditQueryOf, readAuditFilters } from './audit-address.ts';

const nothing = {
  ...{ page: 1, actor: '', object: '', objectId: '', action: '', from: '', to: '' },
  ...{ sorting: undefined, hidden: [] },
};

it('keeps the audit filters in the URL', () => {
  const states = [
    nothing,
    { ...nothing, page: 4 },
    {
      page: 2,
      actor: 'system',
      object: 'article',
      objectId: 'x',
      action: 'article',
      from: '2026-11-01',
      to: '2026-11-15',
      sorting: { column: 'at', order: 'asc' },
      hidden: ['object'],
    } as const,
  ];
  for (const state of states)
    expect(readAuditFilters(new URL(auditHref(state), 'https://x').searchParams)).toEqual(state);
  expect(auditHref(nothing)).toBe('/admin/journal');
  expect(readAuditFilters(new URLSearchParams('page=-3&autre=1'))).toEqual(nothing);
});

it('turns the filters into query parameters of the API', () => {
  expect(auditQueryOf({ ...nothing, from: '2026-11-01', objectId: 'x' })).toEqual({
    start_date: '2026-11-01',
    object_id: 'x',
  });
});

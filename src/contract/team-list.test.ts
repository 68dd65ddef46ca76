import { expect, it } from 'vitest';
import type { TeamMember } from './admin-team.ts';
import { findMembers, memberSorts } from './team-list.ts';

const member = (changes: Partial<TeamMember>): TeamMember => ({
  ...{ id: '', email: '', firstName: 'Zoé', lastName: '', teamRole: 'writer', state: 'active' },
  ...{ secondFactor: false, lastVisitAt: null, sessions: 0 },
  ...{ drafts: 0, reviews: 0, announcements: 0, messages: 0 },
  ...changes,
});

const team = [
  member({
    lastName: 'Abel',
    teamRole: 'observer',
    lastVisitAt: '2026-11-02T08:00:00.000Z',
    email: 'abel@parution.test',
  }),
  member({ lastName: 'Émond', teamRole: 'accountant', state: 'disabled', secondFactor: true }),
  member({ lastName: 'Zola', teamRole: 'administrator', lastVisitAt: '2026-11-09T08:00:00.000Z' }),
];

const names = (asked: Parameters<typeof findMembers>[1]) =>
  findMembers(team, asked).map(({ lastName }) => lastName);

it('sorts the team by each column, by the words on the screen', () => {
  const ascending = {
    name: ['Abel', 'Émond', 'Zola'],
    role: ['Zola', 'Émond', 'Abel'],
    last_visit: ['Émond', 'Abel', 'Zola'],
    // Those that are equal stay by name.
    second_factor: ['Abel', 'Zola', 'Émond'],
    state: ['Abel', 'Zola', 'Émond'],
  };
  for (const sortBy of memberSorts)
    expect(names({ sortBy, sortOrder: 'asc' }), sortBy).toEqual(ascending[sortBy]);
  expect(names({ sortBy: 'name', sortOrder: 'desc' })).toEqual(['Zola', 'Émond', 'Abel']);
  expect(names({ sortBy: 'last_visit', sortOrder: 'desc' })).toEqual(['Zola', 'Abel', 'Émond']);
  expect(names({ sortBy: 'state', sortOrder: 'desc' })).toEqual(['Émond', 'Abel', 'Zola']);
  expect(findMembers(team, {})).toEqual(team);
});

it('finds members by words of their name or address, by role and by state', () => {
  expect(names({ search: 'EMOND zoe' })).toEqual(['Émond']);
  expect(names({ search: 'abel@parution' })).toEqual(['Abel']);
  expect(names({ search: 'zoé', teamRole: 'administrator' })).toEqual(['Zola']);
  expect(names({ state: 'disabled' })).toEqual(['Émond']);
  expect(names({ state: 'disabled', teamRole: 'writer' })).toEqual([]);
});

import { expect, it } from 'vitest';
import type { TeamMember } from '#contract/admin-team.ts';
import { memberSorts, sortMembers } from './sort-members.ts';

const member = (changes: Partial<TeamMember>): TeamMember => ({
  ...{ id: '', email: '', firstName: 'Zoé', lastName: '', teamRole: 'writer', state: 'active' },
  ...{ secondFactor: false, lastVisitAt: null, sessions: 0 },
  ...{ drafts: 0, reviews: 0, announcements: 0, messages: 0 },
  ...changes,
});

const team = [
  member({ lastName: 'Abel', teamRole: 'observer', lastVisitAt: '2026-11-02T08:00:00.000Z' }),
  member({ lastName: 'Émond', teamRole: 'accountant', state: 'disabled', secondFactor: true }),
  member({ lastName: 'Zola', teamRole: 'administrator', lastVisitAt: '2026-11-09T08:00:00.000Z' }),
];

it('sorts the team by each column, by the words on the screen', () => {
  const names = (column: (typeof memberSorts)[number], order: 'asc' | 'desc') =>
    sortMembers(team, { column, order }).map(({ lastName }) => lastName);
  const ascending = {
    name: ['Abel', 'Émond', 'Zola'],
    role: ['Zola', 'Émond', 'Abel'],
    last_visit: ['Émond', 'Abel', 'Zola'],
    // Those that are equal stay by name.
    second_factor: ['Abel', 'Zola', 'Émond'],
    state: ['Abel', 'Zola', 'Émond'],
  };
  for (const column of memberSorts) expect(names(column, 'asc'), column).toEqual(ascending[column]);
  expect(names('name', 'desc')).toEqual(['Zola', 'Émond', 'Abel']);
  expect(names('last_visit', 'desc')).toEqual(['Zola', 'Abel', 'Émond']);
  expect(names('state', 'desc')).toEqual(['Émond', 'Abel', 'Zola']);
  expect(sortMembers(team, undefined)).toEqual(team);
});

import type { TeamMember } from '#contract/admin-team.ts';
import { teamRoleNames } from '#contract/team.fr.ts';
import type { SortColumn } from '#web/back-office/SortableHeader.tsx';
import type { Sorting } from '#web/back-office/sorting.ts';
import { memberStates } from './member-texts.ts';

export const memberSorts = ['name', 'role', 'last_visit', 'second_factor', 'state'] as const;
export type MemberSort = (typeof memberSorts)[number];

export const memberColumns: readonly SortColumn<MemberSort>[] = [
  { column: 'name', label: 'Nom' },
  { column: 'role', label: 'Rôle', wide: true },
  { column: 'last_visit', label: 'Dernière visite', first: 'desc', wide: true },
  { column: 'second_factor', label: 'Second facteur', wide: true },
  { column: 'state', label: 'État' },
];

const french = new Intl.Collator('fr');

const keys: Readonly<Record<MemberSort, (member: TeamMember) => string>> = {
  name: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  role: ({ teamRole }) => teamRoleNames[teamRole],
  last_visit: ({ lastVisitAt }) => lastVisitAt ?? '',
  second_factor: ({ secondFactor }) => (secondFactor ? 'Oui' : 'Non'),
  state: ({ state }) => memberStates[state].text,
};

/** The team is read whole, by name; among equals this order stays. */
export const sortMembers = (
  members: readonly TeamMember[],
  sorting: Sorting<MemberSort> | undefined,
): readonly TeamMember[] => {
  if (!sorting) return members;
  const keyOf = keys[sorting.column];
  const sign = sorting.order === 'asc' ? 1 : -1;
  return members.toSorted((a, b) => sign * french.compare(keyOf(a), keyOf(b)));
};

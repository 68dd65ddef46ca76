import { z } from 'zod';
import { teamRoles } from '#domain/account/team-roles.ts';
import { fold } from '#domain/search/fold.ts';
import { memberStates, type TeamMember } from './admin-team.ts';
import { filterText, sortShape, unlessEmpty } from './fields.ts';
import { messages } from './messages.fr.ts';
import { memberStateNames, teamMessages, teamRoleNames } from './team.fr.ts';

export const memberSorts = ['name', 'role', 'last_visit', 'second_factor', 'state'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** Searched in the names and the e-mail address. */
export const teamExportBody = z.object(
  {
    search: unlessEmpty(filterText.trim()),
    teamRole: unlessEmpty(z.enum(teamRoles, { error: teamMessages.teamRole })),
    state: unlessEmpty(z.enum(memberStates, { error: messages.list.status })),
    ...sortShape(memberSorts),
  },
  { error: messages.request.invalid },
);

/** As the address of the screen has it, or as the schema has parsed it. */
type Asked = {
  readonly [Filter in keyof z.output<typeof teamExportBody>]?: string | undefined;
};

const french = new Intl.Collator('fr');

const keys: Readonly<Record<MemberSort, (member: TeamMember) => string>> = {
  name: ({ lastName, firstName }) => `${lastName} ${firstName}`,
  role: ({ teamRole }) => teamRoleNames[teamRole],
  last_visit: ({ lastVisitAt }) => lastVisitAt ?? '',
  second_factor: ({ secondFactor }) => (secondFactor ? 'Oui' : 'Non'),
  state: ({ state }) => memberStateNames[state],
};

/**
 * The members that the filters find, in their order. The team is small and read whole, by name: the browser filters and
 * sorts it, and the server does the same for the file. Among equals the order by name stays.
 */
export const findMembers = (members: readonly TeamMember[], asked: Asked): readonly TeamMember[] => {
  const words = fold(asked.search ?? '').split(/\s+/);
  const found = members.filter(({ firstName, lastName, email, teamRole, state }) => {
    const text = fold(`${firstName} ${lastName} ${email}`);
    return (
      words.every((word) => text.includes(word)) &&
      (!asked.teamRole || asked.teamRole === teamRole) &&
      (!asked.state || asked.state === state)
    );
  });
  const column = memberSorts.find((name) => name === asked.sortBy);
  if (!column) return found;
  const sign = asked.sortOrder === 'desc' ? -1 : 1;
  return found.toSorted((a, b) => sign * french.compare(keys[column](a), keys[column](b)));
};

import { memberStates } from '#contract/admin-team.ts';
import { LIST_PAGE_SIZE } from '#contract/list-body.ts';
import { adminPaths } from '#contract/paths.ts';
import { findMembers, type MemberSort, memberSorts } from '#contract/team-list.ts';
import { teamRoles } from '#domain/account/team-roles.ts';
import type { ApiClient } from '#web/api/http.ts';
import type { ListAddress } from '#web/back-office/data-list/list-address.ts';
import { useDataList } from '#web/back-office/data-list/use-data-list.ts';
import { useWrite } from '#web/back-office/use-write.ts';

export const teamAddress: ListAddress<'teamRole' | 'state', MemberSort> = {
  path: adminPaths.team,
  filters: { teamRole: teamRoles, state: memberStates },
  sorts: memberSorts,
  // A name or an e-mail address.
  isPersonal: () => true,
};

/** The team is read whole: one may hand work over to anybody, also to those that the filters leave out. */
const readTeam = async (
  api: ApiClient,
  { page, ...asked }: Parameters<typeof findMembers>[1] & { page: number },
  signal: AbortSignal,
) => {
  const { members } = await api.get('/admin/users', { signal });
  const found = findMembers(members, asked);
  const start = (page - 1) * LIST_PAGE_SIZE;
  return {
    members,
    rows: found.slice(start, start + LIST_PAGE_SIZE),
    pagination: {
      ...{ total: found.length, totalIsMore: false, page, limit: LIST_PAGE_SIZE },
      pages: Math.ceil(found.length / LIST_PAGE_SIZE),
    },
  };
};

const FAILED = "Le compte n'a pas pu être modifié.";

export type Team = ReturnType<typeof useTeam>;

/** The accounts of the team, and what changes them. */
export const useTeam = () => {
  const source = useDataList(teamAddress, readTeam);
  const { list } = source;
  const { busy, notice, write, tell, dismiss } = useWrite(FAILED);
  return {
    source,
    members: list.status === 'success' ? list.data.members : [],
    busy,
    notice,
    dismiss,
    write: async (call: Parameters<typeof write>[0]): Promise<void> => {
      await write(call);
      list.refetch();
    },
    /** Says what another form has done, and reads the list again. */
    tell: (text: string) => {
      tell(text);
      list.refetch();
    },
  };
};

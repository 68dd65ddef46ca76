import { permissions as all, type Permission } from '#domain/account/team-roles.ts';
import type { SessionUser } from './stored-user.ts';
import { useSession } from './use-session.ts';

/**
 * What a member of the team may do, as the server last said. Unknown, in a user stored by an earlier version of the
 * site, everything is shown: the server decides at each call anyway.
 */
const heldPermissions = ({ permissions }: Pick<SessionUser, 'permissions'>): readonly Permission[] =>
  Array.isArray(permissions) ? all.filter((name) => permissions.includes(name)) : all;

/** The logged-in member of the team, with what they may do. */
export const useMember = () => {
  const session = useSession();
  const user = session.status === 'logged-in' ? session.user : undefined;
  const permissions = user ? heldPermissions(user) : [];
  return {
    id: user?.id ?? '',
    permissions,
    may: (permission: Permission): boolean => permissions.includes(permission),
  };
};

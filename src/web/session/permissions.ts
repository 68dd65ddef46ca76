import { createContext, useContext } from 'react';
import { permissions as all, type Permission } from '#domain/account/team-roles.ts';
import type { SessionUser } from './stored-user.ts';
import { useSession } from './use-session.ts';

/**
 * What a member of the team may do, as the server last said. Unknown, in a user stored by an earlier version of the
 * site, everything is shown: the server decides at each call anyway.
 */
const heldPermissions = ({ permissions }: Pick<SessionUser, 'permissions'>): readonly Permission[] =>
  Array.isArray(permissions) ? all.filter((name) => permissions.includes(name)) : all;

/**
 * What the user of a screen could do when they opened it. It stays as it was shown until they leave it: a form that
 * vanished with the permission would take with it what was typed. The server refuses what is no longer permitted.
 */
export const PermissionsAtOpening = createContext<readonly Permission[]>([]);

/** The logged-in member of the team, with what they may do. */
export const useMember = () => {
  const session = useSession();
  const atOpening = useContext(PermissionsAtOpening);
  const user = session.status === 'logged-in' ? session.user : undefined;
  const held = user ? heldPermissions(user) : [];
  const permissions = all.filter((name) => held.includes(name) || atOpening.includes(name));
  return {
    id: user?.id ?? '',
    permissions,
    may: (permission: Permission): boolean => permissions.includes(permission),
  };
};

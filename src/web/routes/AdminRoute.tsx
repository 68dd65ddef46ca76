import { useContext, useEffect, useState } from 'react';
import { matchPath, Navigate, Outlet, useLocation, useMatches } from 'react-router';
import type { AccountUser } from '#contract/auth.ts';
import { adminPaths, paths } from '#contract/paths.ts';
import { screenPermissions } from '#contract/screen-permissions.ts';
import { notPermitted, roleChangedTo } from '#contract/team.fr.ts';
import { type Permission, teamRoles } from '#domain/account/team-roles.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import styles from '#web/back-office/Sections.module.css';
import { readPending, readUnread, useMenuCount } from '#web/back-office/use-menu-counts.ts';
import { useSearchKey } from '#web/back-office/use-search-key.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { AdminLayout } from '#web/layout/admin/AdminLayout.tsx';
import { usePalette } from '#web/layout/admin/palette/use-palette.tsx';
import { handleOf } from '#web/navigation/route-handle.ts';
import { adminAccess } from '#web/session/admin-access.ts';
import { PermissionsAtOpening, useMember } from '#web/session/permissions.ts';
import type { Session } from '#web/session/session-store.ts';
import type { SessionUser } from '#web/session/stored-user.ts';
import { useLeave } from '#web/session/use-leave.ts';
import { useBrowserSession, useSession } from '#web/session/use-session.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { Toaster } from '#web/ui/Toaster.tsx';

/**
 * The access check and the frame of the back-office. This check is only for convenience: the server checks at each call
 * what an administrator may see or do.
 */
export const AdminRoute = () => {
  const session = useSession();
  const logout = useLogout();
  const title = useMatches().reduce<string | undefined>(
    (last, match) => handleOf(match).title ?? last,
    undefined,
  );
  const [inside, setInside] = useState(false);
  const access = adminAccess(session, inside);
  useEffect(() => {
    if (access === 'open') setInside(true);
  }, [access]);
  useAskServer(access === 'open');
  const { may } = useMember();
  const pending = useMenuCount(access === 'open' && may('announcements.read'), readPending);
  const unread = useMenuCount(access === 'open' && may('messages.read'), readUnread);
  useSearchKey();
  const needed = screenPermission(useLocation().pathname);
  const isShown = (href: string) =>
    session.status === 'logged-in' && !session.user.secondFactorMissing && isOpenTo(may, href);
  const palette = usePalette(isShown, logout.ask);

  return (
    <>
      <PageHead title={`${title ?? 'Administration'} — Parution`} noIndex />
      {access === 'open' && session.status === 'logged-in' ? (
        <>
          <AdminLayout
            title={title ?? 'Administration'}
            user={session.user}
            counts={{ pending, unread }}
            isShown={isShown}
            onSearch={palette.show}
            onLogout={logout.ask}
          >
            <Screen user={session.user} needed={needed} />
          </AdminLayout>
          {logout.dialog}
          {palette.dialog}
          <Toaster />
        </>
      ) : (
        <main id="contenu">
          <NeedsScripts sentence="L'administration a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.">
            <Spinner text="Vérification de votre session..." />
          </NeedsScripts>
        </main>
      )}
      {(access === paths.home || access === paths.login) && <Navigate to={access} replace />}
    </>
  );
};

/** The permission that the screen at this address needs. */
const screenPermission = (pathname: string): Permission | null => {
  const names = Object.keys(adminPaths) as (keyof typeof adminPaths)[];
  const screen = names.find((name) => matchPath(adminPaths[name], pathname));
  return screen ? screenPermissions[screen] : null;
};

const isOpenTo = (may: (permission: Permission) => boolean, href: string): boolean => {
  const permission = screenPermission(href);
  return permission === null || may(permission);
};

type ScreenProps = { user: SessionUser; needed: Permission | null };

const Screen = ({ user, needed }: ScreenProps) => {
  const { pathname } = useLocation();
  const { permissions: held } = useMember();
  const atOpening = useAtOpening(`${user.id} ${pathname}`, held);
  if (user.secondFactorMissing && pathname !== adminPaths.profile)
    return <Navigate to={adminPaths.profile} replace />;
  if (needed !== null && !held.includes(needed) && !atOpening.includes(needed))
    return <Refusal permission={needed} />;
  return (
    <PermissionsAtOpening value={atOpening}>
      {atOpening.some((permission) => !held.includes(permission)) && (
        <RoleChanged user={user} lost={needed !== null && !held.includes(needed) ? needed : undefined} />
      )}
      <Outlet />
    </PermissionsAtOpening>
  );
};

/** The value of the moment at which this place was opened. */
const useAtOpening = <Value,>(place: string, value: Value): Value => {
  const [opened, setOpened] = useState({ place, value });
  if (opened.place === place) return opened.value;
  setOpened({ place, value });
  return value;
};

type RoleChangedProps = {
  user: SessionUser;
  /** What the screen needs, if it is no longer permitted. */
  lost: Permission | undefined;
};

const RoleChanged = ({ user, lost }: RoleChangedProps) => {
  const role = teamRoles.find((name) => name === user.teamRole);
  return (
    <div className={styles.banner}>
      <Banner tone="warning" title={role && roleChangedTo(role)}>
        {lost && <p>{notPermitted(lost)}</p>}
        <p>Ce que vous avez saisi reste sur cette page jusqu'à ce que vous la quittiez.</p>
      </Banner>
    </div>
  );
};

/** A screen that the role does not open, reached by its address. */
const Refusal = ({ permission }: { permission: Permission }) => (
  <EmptyState
    level={1}
    message="Cette page n'est pas ouverte à votre rôle"
    hint={notPermitted(permission)}
    action={
      <Button href={adminPaths.dashboard} size="dense">
        Retour au tableau de bord
      </Button>
    }
  />
);

/**
 * The role stored in the browser may be out of date: it is checked with the server at each navigation. An ended session
 * gives 401 and a lost access 403, which every call handles; a changed role is read again.
 */
const useAskServer = (open: boolean): void => {
  const api = useContext(ApiContext);
  const browser = useBrowserSession();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks again.
  useEffect(() => {
    if (!open || !api) return;
    const stop = new AbortController();
    api.get('/admin/session', { signal: stop.signal }).then(
      ({ user }) => {
        if (!sameRights(user, browser().session.get())) void browser().session.recheck();
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [open, api, key]);
};

const sameRights = (user: AccountUser, session: Session): boolean =>
  session.status !== 'logged-in' ||
  (session.user.teamRole === user.teamRole &&
    session.user.secondFactorMissing === user.secondFactorMissing &&
    session.user.permissions?.join() === user.permissions?.join());

/** Logging out with an unsaved text asks for confirmation first. */
const useLogout = () => {
  const leave = useLeave();
  const browser = useBrowserSession();
  const [asked, setAsked] = useState(false);
  const dialog = (
    <ConfirmDialog
      open={asked}
      danger
      title="Se déconnecter sans enregistrer ?"
      confirmLabel="Se déconnecter"
      cancelLabel="Rester sur la page"
      onConfirm={leave}
      onCancel={() => setAsked(false)}
    >
      <p>Un texte de cette page n'est pas enregistré.</p>
    </ConfirmDialog>
  );
  const ask = () => (browser().unsaved.isHeld() ? setAsked(true) : leave());
  return { ask, dialog };
};

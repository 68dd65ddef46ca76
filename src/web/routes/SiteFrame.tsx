import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import type { Account } from '#web/layout/header/account.ts';
import { SiteLayout } from '#web/layout/SiteLayout.tsx';
import { PendingPage } from '#web/navigation/PendingPage.tsx';
import { useSite } from '#web/navigation/use-site.ts';
import type { Session } from '#web/session/session-store.ts';
import { isAdmin } from '#web/session/stored-user.ts';
import { useLeave } from '#web/session/use-leave.ts';
import { useSession } from '#web/session/use-session.ts';
import { useStoredWork } from '#web/session/use-stored-work.ts';

// Lazy: very few readers see it.
const ResumeBanner = lazy(async () => ({
  default: (await import('#web/session/ResumeBanner.tsx')).ResumeBanner,
}));

/** The frame of every public page. */
export const SiteFrame = () => {
  const site = useSite();
  const session = useSession();
  const leave = useLeave();
  const stored = useStoredWork();
  return (
    <SiteLayout
      year={site?.year ?? ''}
      demonstration={site?.demonstration ?? false}
      contact={site?.contact}
      account={accountOf(session)}
      onLogout={leave}
    >
      {stored.length > 0 && (
        <Suspense>
          <ResumeBanner stored={stored} />
        </Suspense>
      )}
      <PendingPage>
        <Outlet />
      </PendingPage>
    </SiteLayout>
  );
};

/** What the header shows of a session. */
const accountOf = (session: Session): Account => {
  switch (session.status) {
    case 'loading':
      return { state: 'loading' };
    case 'anonymous':
      return { state: 'logged-out' };
    case 'logged-in': {
      const { firstName, lastName } = session.user;
      return { state: 'logged-in', firstName, lastName, isAdmin: isAdmin(session.user) };
    }
  }
};

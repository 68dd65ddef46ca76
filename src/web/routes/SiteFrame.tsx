import { lazy, Suspense } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { Site } from '#web/api/site.ts';
import { SiteLayout } from '#web/layout/SiteLayout.tsx';
import { PendingPage } from '#web/navigation/PendingPage.tsx';
import { accountOf } from '#web/session/account-of.ts';
import { useLeave } from '#web/session/use-leave.ts';
import { useSession } from '#web/session/use-session.ts';
import { useStoredWork } from '#web/session/use-stored-work.ts';

// Lazy: very few readers see it.
const ResumeBanner = lazy(async () => ({
  default: (await import('#web/session/ResumeBanner.tsx')).ResumeBanner,
}));

/** The frame of every public page. */
export const SiteFrame = () => {
  const site = useRouteLoaderData<Site>('RootRoute');
  const session = useSession();
  const leave = useLeave();
  const stored = useStoredWork();
  return (
    <SiteLayout
      year={site?.year ?? ''}
      demonstration={site?.demonstration ?? false}
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

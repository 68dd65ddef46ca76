import { Outlet, useLoaderData } from 'react-router';
import type { Site } from '#web/api/site.ts';
import { Document } from '#web/document/Document.tsx';
import { SiteLayout } from '#web/layout/SiteLayout.tsx';
import { PendingPage } from '#web/navigation/PendingPage.tsx';
import { useArrival } from '#web/navigation/use-arrival.ts';

/** The frame of every public page. */
export const RootRoute = () => {
  const { year, demonstration } = useLoaderData<Site>();
  useArrival();
  return (
    <Document>
      <SiteLayout year={year} demonstration={demonstration}>
        <PendingPage>
          <Outlet />
        </PendingPage>
      </SiteLayout>
    </Document>
  );
};

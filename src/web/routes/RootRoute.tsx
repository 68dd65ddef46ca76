import { Outlet } from 'react-router';
import { Document } from '#web/document/Document.tsx';
import { OfflineBar } from '#web/layout/OfflineBar.tsx';
import { useArrival } from '#web/navigation/use-arrival.ts';

/** The document around every page; each part of the site has its own frame. */
export const RootRoute = () => {
  useArrival();
  return (
    <Document>
      <Outlet />
      <OfflineBar />
    </Document>
  );
};

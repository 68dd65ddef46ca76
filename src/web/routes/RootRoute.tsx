import { Outlet } from 'react-router';
import { Document } from '#web/document/Document.tsx';
import { useArrival } from '#web/navigation/use-arrival.ts';

/** The document around every page; each part of the site has its own frame. */
export const RootRoute = () => {
  useArrival();
  return (
    <Document>
      <Outlet />
    </Document>
  );
};

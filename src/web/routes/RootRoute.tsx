import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { Document } from '#web/document/Document.tsx';
import { OfflineBar } from '#web/layout/OfflineBar.tsx';
import { useFollowedLinks } from '#web/navigation/use-followed-links.ts';
import { useNavigationReset } from '#web/navigation/use-navigation-reset.ts';

/** The HTML document of every page; each part of the site adds its own frame. */
export const RootRoute = () => {
  useNavigationReset();
  useFollowedLinks();
  useEffect(announceHydration, []);
  return (
    <Document>
      <Outlet />
      <OfflineBar />
    </Document>
  );
};

/** Now entry-start.ts can repeat what the reader did before. */
const announceHydration = () => void window.dispatchEvent(new Event('hydrated'));

import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { paths } from '#contract/paths.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { draftInProgress, startDraft } from '#web/features/announcement-form/correction-draft.ts';
import { submissionHref } from '#web/features/announcements/search-parameters.ts';
import type { TrackingData } from '#web/features/tracking/load-tracking.ts';
import { TrackingView } from '#web/features/tracking/TrackingView.tsx';
import { UnknownLink } from '#web/features/tracking/UnknownLink.tsx';

export const TrackingRoute = () => {
  const found = useLoaderData<TrackingData>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const news = useNews();
  const toForm = () => void navigate(submissionHref(paths.announcements));
  return (
    <>
      <PageHead title={titleOf(found)} noIndex />
      {/* The server sends it as a header too (handle.private); this is for a navigation from another page of the site. */}
      <meta name="referrer" content="no-referrer" />
      {found.state === 'found' ? (
        <TrackingView
          token={found.token}
          announcement={found.announcement}
          news={news}
          drafts={{
            draftInProgress,
            resumeDraft: toForm,
            start: (kind, announcement) => {
              startDraft(kind, announcement);
              toForm();
            },
          }}
          onChange={() => void revalidate()}
        />
      ) : (
        <UnknownLink state={found.state} />
      )}
    </>
  );
};

/**
 * Read after hydration, as the server has no history state, and removed from it at once: not even a reload in the same
 * moment shows it again.
 */
const useNews = (): string | undefined => {
  const { state } = useLocation();
  const [news, setNews] = useState<string>();
  const navigationNews = newsOf(state);
  useEffect(() => {
    if (navigationNews === undefined) return;
    setNews(navigationNews);
    // `usr` is where the router keeps what a page passes on.
    window.history.replaceState({ ...window.history.state, usr: null }, '');
  }, [navigationNews]);
  return news;
};

/** What was just done to the announcement, passed in the history state by the page where it was done. */
const newsOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'news' in state && typeof state.news === 'string'
    ? state.news
    : undefined;

const titleOf = (found: TrackingData): string => {
  if (found.state === 'found') return `Suivi de l'annonce ${found.announcement.reference} — Parution`;
  return found.state === 'missing'
    ? 'Lien de suivi inconnu — Parution'
    : 'Une erreur est survenue — Parution';
};

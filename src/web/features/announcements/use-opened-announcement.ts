import { useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type Announcement, fetchAnnouncement } from '#web/api/announcements.ts';
import { withoutParameters } from '#web/navigation/without-parameters.ts';
import type { AnnouncementResults } from './load-announcements.ts';
import { OPENED } from './search-parameters.ts';
import { useAnnouncementDetails } from './use-announcement-details.ts';

/** Navigation state of an announcement opened over the page: closing it goes back. */
const OPENED_HERE = { openedHere: true } as const;

/**
 * The announcement opened over the page by the URL: Back closes it, a link opens it. The card's data is shown
 * at once, then replaced by the full announcement.
 */
export const useOpenedAnnouncement = ({ found, linked }: Pick<AnnouncementResults, 'found' | 'linked'>) => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const slug = new URLSearchParams(search).get(OPENED) ?? '';
  const full = useFullAnnouncement(slug, linked);
  // A card without a URL can be opened too.
  const unaddressed = useAnnouncementDetails();
  const card = found.items.find((announcement) => announcement.slug === slug);
  const addressed = slug ? (full?.announcement ?? card) : undefined;

  const open = (card: Announcement) => {
    if (!card.slug) return void unaddressed.open(card);
    const query = new URLSearchParams(search);
    query.set(OPENED, card.slug);
    void navigate(`${pathname}?${query}`, { state: OPENED_HERE });
  };
  const close = () => {
    unaddressed.close();
    if (!slug) return;
    if (state?.openedHere) void navigate(-1);
    else void navigate(pathname + withoutParameters(search, [OPENED]), { replace: true });
  };
  return {
    opened: unaddressed.selected ?? addressed,
    /** The URL names an announcement that does not exist, or no longer exists. */
    missing: full !== undefined && !addressed,
    open,
    close,
  };
};

type Answer = NonNullable<AnnouncementResults['linked']>;

/** The loader's announcement of this slug; undefined until it is loaded. */
const useFullAnnouncement = (slug: string, linked: Answer | null): Answer | undefined => {
  const api = useContext(ApiContext);
  const [asked, setAsked] = useState<Answer>();
  const answer = [linked, asked].find((given) => given?.slug === slug) ?? undefined;
  const known = answer !== undefined;
  useEffect(() => {
    if (!slug || !api || known) return;
    const leaving = new AbortController();
    void fetchAnnouncement(api, slug, leaving.signal).then((announcement) => {
      if (!leaving.signal.aborted) setAsked({ slug, announcement: announcement ?? null });
    });
    return () => leaving.abort();
  }, [api, slug, known]);
  return answer;
};

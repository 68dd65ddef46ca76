import { useContext, useRef, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { Announcement } from '#web/api/announcements.ts';

/** None selected, or one: what the card already knows is shown at once, the full announcement replaces it. */
export const useAnnouncementDetails = () => {
  const api = useContext(ApiContext);
  const [selected, setSelected] = useState<Announcement>();
  const wanted = useRef<string>(undefined);

  const open = async (card: Announcement) => {
    wanted.current = card.id;
    setSelected(card);
    if (!api || !card.slug) return;
    // Fetched when it is first needed: the home page opens few notices, and would carry the lists of this call.
    const { fetchAnnouncement } = await import('#web/api/announcements.ts');
    const full = await fetchAnnouncement(api, card.slug);
    // The reader may have closed it, or opened another one, in the meantime.
    if (full && wanted.current === card.id) setSelected(full);
  };

  const close = () => {
    wanted.current = undefined;
    setSelected(undefined);
  };

  return { selected, open, close };
};

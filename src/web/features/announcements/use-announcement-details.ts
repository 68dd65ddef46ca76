import { useContext, useRef, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { Announcement } from '#web/api/announcements.ts';

/**
 * The selected announcement, if any: the card's data is shown at once, then replaced by the full
 * announcement.
 */
export const useAnnouncementDetails = () => {
  const api = useContext(ApiContext);
  const [selected, setSelected] = useState<Announcement>();
  const wanted = useRef<string>(undefined);

  const open = async (card: Announcement) => {
    wanted.current = card.id;
    setSelected(card);
    if (!api || !card.slug) return;
    // Imported lazily: few notices are opened on the home page, which would otherwise carry this call's
    // lists.
    const { fetchAnnouncement } = await import('#web/api/announcements.ts');
    const full = await fetchAnnouncement(api, card.slug);
    // The visitor may have closed it, or opened another one, meanwhile.
    if (full && wanted.current === card.id) setSelected(full);
  };

  const close = () => {
    wanted.current = undefined;
    setSelected(undefined);
  };

  return { selected, open, close };
};

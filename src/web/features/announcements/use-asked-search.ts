import { useNavigation } from 'react-router';
import type { AnnouncementSearch } from '#web/api/announcement-search.ts';
import { ANNOUNCEMENTS, readSearch } from './search-address.ts';

/** The search under way, if there is one: the form shows what was chosen before its results are there. */
export const useAskedSearch = (found: AnnouncementSearch): AnnouncementSearch => {
  const { location } = useNavigation();
  if (location?.pathname !== ANNOUNCEMENTS) return found;
  return readSearch(new URL(location.search, `https://site.invalid${ANNOUNCEMENTS}`));
};

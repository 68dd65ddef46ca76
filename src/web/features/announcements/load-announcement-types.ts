import { fetchAnnouncementTypes, type TypeChoice } from '#web/api/announcement-types.ts';
import type { ApiClient } from '#web/api/http.ts';

/** Null when the types could not be had: the form asks again. */
export const loadAnnouncementTypes = (api: ApiClient): Promise<TypeChoice[] | null> =>
  fetchAnnouncementTypes(api).catch(() => null);

import { fetchAnnouncementTypes, type TypeChoice } from '#web/api/announcement-types.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fallBackTo } from '#web/api/log-failure.ts';

/** Null when the types could not be loaded: the form requests them again. */
export const loadAnnouncementTypes = (api: ApiClient): Promise<TypeChoice[] | null> =>
  fetchAnnouncementTypes(api).catch(fallBackTo(null, "Les types d'annonce n'ont pas pu être chargés"));

import type { ApiClient } from './http.ts';

export type TypeChoice = { id: number; name: string; label: string };

export const fetchAnnouncementTypes = (api: ApiClient): Promise<TypeChoice[]> =>
  api.get('/legal-announcements/types');

import type { Editor } from '#contract/site.ts';
import type { ApiClient } from './http.ts';

export type { Editor };

/** Used when the call fails: the legal pages are shown all the same, without the publisher's details. */
const unknown: Editor = {
  name: null,
  address: null,
  registration: null,
  director: null,
  hostingName: null,
  hostingAddress: null,
  mediator: null,
};

export const fetchEditor = (api: ApiClient): Promise<Editor> => api.get('/site/editor').catch(() => unknown);

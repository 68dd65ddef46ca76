import type { Editor } from '#contract/site.ts';
import type { ApiClient } from './http.ts';

export type { Editor };

/** Unknown, each field says so: the legal pages stand even when the server does not answer. */
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

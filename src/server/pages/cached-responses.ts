import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { PackedPage } from './packed-page.ts';
import type { PageCache } from './page-cache.ts';
import { answerAs, type Form, formFor } from './send-page.ts';

/** Spellings of addresses as visitors send them; longer ones go through the route. */
const KNOWN_URLS = 20_000;
const LONGEST_URL = 300;

type Ready = { status: number; headers: OutgoingHttpHeaders; body: Buffer | undefined };

export type CachedResponses = ReturnType<typeof createCachedResponses>;

/**
 * Answers a cached page before the framework sees the request: routing, hooks and a logger for each request
 * cost several times what sending the page costs. The answer equals the route's, header for header, except the
 * request id, since the request is not logged; every other request is left to the route.
 */
export const createCachedResponses = (cache: PageCache, headersOfAll: Readonly<Record<string, string>>) => {
  const addresses = new LRUCache<string, string>({ max: KNOWN_URLS });
  const answers = new WeakMap<PackedPage, Map<Form, Ready>>();

  const prepare = (page: PackedPage, form: Form): Ready => {
    const { status, headers, body } = answerAs({ page, state: 'hit' }, form);
    const length = body && { 'content-length': body.length };
    return { status, headers: { ...headersOfAll, ...headers, ...length }, body };
  };

  const answerOf = (page: PackedPage, form: Form): Ready => {
    const forms = answers.get(page) ?? new Map<Form, Ready>();
    const answer = forms.get(form) ?? prepare(page, form);
    if (!forms.has(form)) answers.set(page, forms.set(form, answer));
    return answer;
  };

  return {
    /** Records that this spelling leads to this page, whose canonical address may differ. */
    learn(url: string, address: string): void {
      if (url !== address && url.length <= LONGEST_URL) addresses.set(url, address);
    },

    /** Returns false when the request was not answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET') return false;
      const url = request.url ?? '';
      // Canonical addresses are not recorded: a flood of other spellings cannot evict them.
      const page = cache.fresh(addresses.get(url) ?? url);
      if (!page) return false;
      const { status, headers, body } = answerOf(page, formFor(page, request.headers));
      response.writeHead(status, headers).end(body);
      return true;
    },
  };
};

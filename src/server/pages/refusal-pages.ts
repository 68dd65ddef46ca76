import type { Clock } from '#server/ports/clock.ts';
import { freshUntil } from './freshness.ts';
import { type PackedPage, packPage } from './packed-page.ts';
import type { BuiltPages, CallApi, RefusalStatus } from './render-page.ts';

type Deps = { pages: BuiltPages; callApi: CallApi; clock: Clock; publicUrl: () => string };

/** The page shown instead of a refused one: rendered once a day and cached, since it answers floods. */
export const createRefusalPages = ({ pages, callApi, clock, publicUrl }: Deps) => {
  const kept = new Map<RefusalStatus, { page: Promise<PackedPage>; freshUntil: number }>();

  const make = async (status: RefusalStatus, now: Date): Promise<PackedPage> => {
    const html = await pages.renderRefusal({ url: publicUrl(), callApi, status });
    return packPage({ status, html }, now);
  };

  return (status: RefusalStatus): Promise<PackedPage> => {
    const now = clock.now();
    const last = kept.get(status);
    if (last && now.getTime() < last.freshUntil) return last.page;
    const page = make(status, now);
    kept.set(status, { page, freshUntil: freshUntil(new Set(), now) });
    page.catch(() => kept.delete(status));
    return page;
  };
};

import type { LimitClassName } from '#contract/limit-class-name.ts';
import type { Text } from './packed-page.ts';

/** An answer of the API, as a page's loader receives it. */
export type ApiReply = { status: number; body: unknown };

/** How a page's loader reaches the API without leaving the process. */
export type CallApi = (method: string, path: string) => Promise<ApiReply>;

/** A page, or where to go instead. */
export type RenderedPage = { status: number; html: Text } | { status: number; location: string };

/** Why a page is refused: this visitor is rate limited, or too many renders are waiting. */
export type RefusalStatus = 429 | 503;

/** The built pages (dist/web/server), handed in by start.ts: the server never imports their source. */
export type BuiltPages = {
  render(request: { url: string; callApi: CallApi }): Promise<RenderedPage>;
  /** The page shown instead of a refused one; the same document fits every address. */
  renderRefusal(request: { url: string; callApi: CallApi; status: RefusalStatus }): Promise<Text>;
  /** The scripts inside the pages: the same on each page that has them. */
  inlineScripts: readonly string[];
  /** The query parameters that the page at this path reads; no other one changes what it shows. */
  queryParameters(pathname: string): readonly string[];
  /** The one spelling of this path. */
  canonicalPath(pathname: string): string;
  /** Its route, for logs and metrics: « /article/:slug ». */
  routePattern(pathname: string): string;
  /** Whether this page is private to one visitor: it is never cached, by us or by others. */
  isPrivatePage(pathname: string): boolean;
  /** The rate-limit class of this private page, the same as that of the API calls with the same data. */
  pageLimit(pathname: string): LimitClassName | undefined;
};

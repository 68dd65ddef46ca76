import type { LimitClassName } from '#contract/limit-class-name.ts';

/** An answer of the API, as a page's loader receives it. */
export type ApiReply = { status: number; body: unknown };

/** How a page's loader reaches the API without leaving the process. */
export type CallApi = (method: string, path: string) => Promise<ApiReply>;

/** A page, or where to go instead. */
export type RenderedPage = { status: number; html: string } | { status: number; location: string };

/** Why a page is not made for a visitor now: they ask too often, or too many ask at the same time. */
export type RefusalStatus = 429 | 503;

/** The built pages (dist/web/server), handed in by main.ts: the server never imports their source. */
export type BuiltPages = {
  render(request: { url: string; callApi: CallApi }): Promise<RenderedPage>;
  /** What is read instead of a page that is refused; the same document fits every address. */
  renderRefusal(request: { url: string; callApi: CallApi; status: RefusalStatus }): Promise<string>;
  /** The query parameters that the page at this path reads; no other one changes what it shows. */
  queryParameters(pathname: string): readonly string[];
  /** The one spelling of this path. */
  canonicalPath(pathname: string): string;
  /** Whether this page is for one visitor's eyes: no cache keeps it, ours included. */
  isPrivatePage(pathname: string): boolean;
  /** The limit under which this private page is asked for, as the calls are that tell the same. */
  pageLimit(pathname: string): LimitClassName | undefined;
};

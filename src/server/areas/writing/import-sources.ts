import { createHash } from 'node:crypto';
import { CONTENT_MIN, TITLE_MIN } from '#contract/admin-article-form.ts';
import type { SourceImported } from '#contract/admin-sources.ts';
import { messages } from '#contract/messages.fr.ts';
import { clean } from '#contract/typed-text.ts';
import { writingMessages } from '#contract/writing-messages.fr.ts';
import { findCategory } from '#domain/category/categories.ts';
import { fold } from '#domain/search/fold.ts';
import { isVisibleLength, visibleText } from '#domain/text/visible-text.ts';
import { createSource } from '#server/areas/articles/public.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { sanitise } from '#server/html/sanitise.ts';
import { newId } from '#server/id.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { RawSource } from './read-source-file.ts';
import { isKnownSource, lockImports } from './sources.queries.ts';
import type { Requester } from './writing-deps.ts';

const text = writingMessages.sources;

type Import = {
  content: string;
  /** For sources without a known category, and without an origin. */
  categoryId: number;
  origin?: string | undefined;
};

/** Imports a file in one transaction; known and invalid sources are reported and skipped. */
export const importSources = async (
  { db, clock }: { db: Database; clock: Clock },
  { content, categoryId, origin }: Import,
  /** Null: the operator, on the command line. */
  requester: Requester | null,
): Promise<SourceImported> => {
  // The parsers of feeds are some 160 modules: only an import loads them.
  const { readSourceFile } = await import('./read-source-file.ts');
  const found = readSourceFile(content);
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    await lockImports(trx);
    const items: Item[] = [];
    for (const raw of found) {
      const title = titleOf(raw) || '—';
      const source = parseSource(raw, { categoryId, origin });
      if (typeof source === 'string') items.push({ title, status: 'refused', message: source });
      else if (await isKnownSource(trx, { url: source.originUrl, fingerprint: source.fingerprint }))
        items.push({ title, status: 'duplicate', message: null });
      else {
        await createSource(trx, { ...source, importedBy: requester?.id ?? null, at });
        items.push({ title, status: 'imported', message: null });
      }
    }
    const tally = tallyOf(items);
    await note(trx, tally, requester, at);
    return { success: true as const, message: summary(tally), ...tally };
  });
};

type Item = SourceImported['items'][number];
type Tally = Pick<SourceImported, 'imported' | 'duplicates' | 'refused' | 'items'>;

const tallyOf = (items: Item[]): Tally => {
  const of = (wanted: Item['status']) => items.filter(({ status }) => status === wanted);
  return {
    imported: of('imported').length,
    duplicates: of('duplicate').length,
    refused: of('refused').map(({ title, message }) => ({ title, message: message ?? '' })),
    items,
  };
};

const summary = ({ imported, duplicates, refused }: Tally): string =>
  [
    text.imported(imported),
    ...(duplicates > 0 ? [text.known(duplicates)] : []),
    ...(refused.length > 0 ? [text.refused(refused.length)] : []),
  ].join(' ');

const note = (trx: Connection, tally: Tally, requester: Requester | null, at: Date): Promise<void> =>
  recordAudit(trx, {
    at,
    actor: requester ? 'admin' : 'operator',
    actorId: requester?.id,
    action: 'source.imported',
    object: { kind: 'source', id: newId(at) },
    detail: { imported: tally.imported, duplicates: tally.duplicates, refused: tally.refused.length },
    requestId: requester?.requestId,
  });

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 600;
const CONTENT_MAX = 200_000;
const URL_MAX = 2_000;

/** A source as it is stored, or the reason why it is refused. */
const parseSource = (raw: RawSource, fallback: { categoryId: number; origin?: string | undefined }) => {
  const title = titleOf(raw);
  if (title === '') return text.noTitle;
  // Too short for any article: each generation would fail on it.
  if (title.length < TITLE_MIN) return messages.adminArticle.titleTooShort;
  const content = sanitise(paragraphs(clean(raw.content).slice(0, CONTENT_MAX)));
  if (!isVisibleLength(content, CONTENT_MIN)) return text.noText;
  const link = linkOf(raw.link);
  if (link === undefined) return text.badLink;
  const description = cut(visibleText(clean(raw.description)) || visibleText(content), DESCRIPTION_MAX);
  return {
    text: { title, description, content },
    categoryId: categoryOf(raw) ?? fallback.categoryId,
    originName: cut(
      visibleText(clean(raw.origin)) || fallback.origin || hostOf(link) || 'Origine non précisée',
      TITLE_MAX,
    ),
    originUrl: link,
    originPublishedAt: dateOf(raw.date),
    fingerprint: fingerprintOf(title, content),
  };
};

const titleOf = ({ title }: RawSource): string => cut(visibleText(clean(title)), TITLE_MAX);

const cut = (given: string, max: number): string => {
  if (given.length <= max) return given;
  const head = given.slice(0, max - 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), 1))}…`;
};

/** Text without markup: blank lines separate its paragraphs. */
const paragraphs = (content: string): string =>
  /<(?:p|h\d|li|div|br|article|section)\b/i.test(content)
    ? content
    : content
        .split(/\n(?:[^\S\n]*\n)+/)
        .filter((part) => part.trim() !== '')
        .map((part) => `<p>${part.trim()}</p>`)
        .join('');

const TRACKERS = /^(?:utm_.*|fbclid|gclid|mc_cid|mc_eid|xtor|at_medium|at_campaign)$/i;

/**
 * Null without a link; undefined for an invalid one. Tracking parameters are removed, so that a page has one
 * address.
 */
const linkOf = (given: string): string | null | undefined => {
  const link = clean(given).trim();
  if (link === '') return null;
  if (link.length > URL_MAX || !URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (TRACKERS.test(name)) url.searchParams.delete(name);
  return url.href;
};

const hostOf = (link: string | null): string => (link ? new URL(link).hostname : '');

const categoryOf = ({ categories }: RawSource): number | undefined =>
  categories.map((name) => findCategory(name.trim())?.databaseId).find((id) => id !== undefined);

/** An invalid date is dropped; the source is still accepted. */
const dateOf = (given: string): Date | null => {
  const french = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(given.trim());
  const date = new Date(
    french ? `${french[3]}-${french[2]?.padStart(2, '0')}-${french[1]?.padStart(2, '0')}` : given,
  );
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1900 || year > 2200 ? null : date;
};

const fingerprintOf = (title: string, content: string): string =>
  createHash('sha256')
    .update(fold(`${title}\n${visibleText(content)}`).replace(/[^a-z0-9]+/g, ' '))
    .digest('hex');

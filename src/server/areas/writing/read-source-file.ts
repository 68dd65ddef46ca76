import { parseFeed } from 'feedsmith';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';

/** The fields of one source in a file, before validation. */
export type RawSource = {
  readonly title: string;
  readonly content: string;
  readonly description: string;
  readonly date: string;
  readonly origin: string;
  readonly link: string;
  readonly categories: readonly string[];
};

const MOST = 500;

/** RSS, Atom, RDF, JSON Feed, or our own JSON. */
export const readSourceFile = (file: string): RawSource[] => {
  const text = file.replace(/^\ufeff/, '').trim();
  const found = /^[[{]/.test(text) ? readJson(text) : readFeed(text);
  if (found.length === 0) throw new AppError('source.none');
  if (found.length > MOST) throw new AppError('source.too-many', { count: found.length });
  return found;
};

const word = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((given) => String(given ?? ''))
  // One field of the wrong type does not invalidate the others.
  .catch('');

/** Our field names, and those that other programs use for the same. */
const jsonSource = z
  .object({
    title: word,
    titre: word,
    content: word,
    contenu: word,
    text: word,
    description: word,
    summary: word,
    date: word,
    published: word,
    origin: word,
    origine: word,
    link: word,
    lien: word,
    url: word,
    category: word,
    categorie: word,
  })
  .partial()
  .transform((given) => ({
    title: given.title || given.titre || '',
    content: given.content || given.contenu || given.text || '',
    description: given.description || given.summary || '',
    date: given.date || given.published || '',
    origin: given.origin || given.origine || '',
    link: given.link || given.lien || given.url || '',
    categories: [given.category || given.categorie || ''].filter(Boolean),
  }));

const readJson = (text: string): RawSource[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('source.unreadable', { format: 'json' });
  }
  const isFeed = typeof value === 'object' && value !== null && 'version' in value && 'items' in value;
  if (isFeed) return readFeed(text);
  const list = Array.isArray(value) ? value : (value as { sources?: unknown } | null)?.sources;
  if (!Array.isArray(list)) throw new AppError('source.unreadable', { format: 'json' });
  // An item that is not an object has no title: it is refused with that reason, and the others are imported.
  return list.map((item) => jsonSource.safeParse(item).data ?? jsonSource.parse({}));
};

const readFeed = (text: string): RawSource[] => {
  let parsed: ReturnType<typeof parseFeed>;
  try {
    parsed = parseFeed(text);
  } catch {
    throw new AppError('source.unreadable', { format: 'feed' });
  }
  const { format, feed } = parsed;
  switch (format) {
    case 'atom':
      return (feed.entries ?? []).map((entry) => ({
        title: textOf(entry.title),
        content: textOf(entry.content) || textOf(entry.summary),
        description: textOf(entry.content) ? textOf(entry.summary) : '',
        date: String(entry.published ?? entry.updated ?? ''),
        origin: textOf(feed.title),
        link: entry.links?.find(({ rel }) => !rel || rel === 'alternate')?.href ?? '',
        categories: (entry.categories ?? []).flatMap(({ term }) => term ?? []),
      }));
    case 'json':
      return (feed.items ?? []).map((item) => ({
        title: item.title ?? '',
        content: item.content_html || asHtml(item.content_text ?? ''),
        description: item.summary ?? '',
        date: String(item.date_published ?? ''),
        origin: feed.title ?? '',
        link: item.url ?? '',
        categories: item.tags ?? [],
      }));
    default:
      return (feed.items ?? []).map((item) => ({
        title: textOf(item.title),
        content: textOf(item.content?.encoded) || textOf(item.description),
        description: item.content?.encoded ? textOf(item.description) : '',
        date: String(('pubDate' in item ? item.pubDate : undefined) ?? item.dc?.dates?.[0] ?? ''),
        origin: textOf(feed.title),
        link: textOf(item.link),
        categories: 'categories' in item ? (item.categories ?? []).flatMap(({ name }) => name ?? []) : [],
      }));
  }
};

/** Some fields are a string in one format and an object in another. */
const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  if (typeof given === 'object' && given !== null && 'value' in given) return String(given.value ?? '');
  return '';
};

const asHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');

import { expect, it } from 'vitest';
import { adminPaths, paths } from '#contract/paths.ts';
import { isReadingPage } from '#web/navigation/reading-pages.ts';
import { isPrivatePage } from '#web/page-of-path.ts';
import { speculationRules } from './speculation-rules.ts';

const ORIGIN = 'https://site.example';

type Rules = { prefetch: { where: { and: { href_matches?: URLPatternInit[] }[] } }[] };

const patterns = (JSON.parse(speculationRules) as Rules).prefetch
  .flatMap(({ where }) => where.and.flatMap(({ href_matches = [] }) => href_matches))
  .map((pattern) => new URLPattern({ ...pattern, baseURL: ORIGIN }));

/** Before hydration and after it. */
const followers: [string, (address: string) => boolean][] = [
  ['browsers', (address) => patterns.some((pattern) => pattern.test(address, ORIGIN))],
  ['the router', (address) => isReadingPage(new URL(address, ORIGIN))],
];

it.each(followers)('lets %s request the pages that are read in advance', (_name, isFollowed) => {
  const slug = 'quand-les-dettes';
  for (const address of [
    '/',
    '/actualite',
    `/article/${slug}`,
    `/annonces-legales/annonce/${slug}`,
    '/tarifs',
  ])
    expect(isFollowed(address), address).toBe(true);
  expect(isFollowed('/annonces-legales?showSubmission=true')).toBe(true);
});

it.each(followers)('keeps %s from private pages, one-time addresses and searches', (_name, isFollowed) => {
  const addresses = Object.values({ ...paths, ...adminPaths }).map((path) => path.replace(/:\w+\??/, 'x'));
  const forbidden = addresses.filter((address) => isPrivatePage(address.split('?', 1)[0] ?? ''));
  expect(forbidden).toEqual(
    expect.arrayContaining(['/admin', '/annonces-legales/suivi/x', '/reinitialisation/x', '/apercu/x']),
  );
  for (const address of [
    ...forbidden,
    '/search?q=bail',
    '/actualite?page=2',
    '/annonces-legales?success=true',
  ])
    expect(isFollowed(address), address).toBe(false);
});

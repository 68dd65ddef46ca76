import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bodyAs } from './packed-page.ts';
import { createPageCache, type FreshPage, type PageCache } from './page-cache.ts';

const NOON = Date.UTC(2026, 10, 15, 12);
const MINUTE = 60_000;

const aSite = ({ maxBytes = 1_000_000, patienceMs = 60_000 } = {}) => {
  const clock = { at: NOON };
  const cache = createPageCache({ maxBytes, now: () => clock.at, patienceMs });
  let renders = 0;
  const page =
    (html: string, changes: Partial<FreshPage> = {}) =>
    async (): Promise<FreshPage> => {
      renders++;
      return { status: 200, html, keys: new Set(['articles']), freshUntil: NOON + MINUTE, ...changes };
    };
  const visit = async (address: string, render: () => Promise<FreshPage>) => {
    const { page: packed, state } = await cache.serve(address, render);
    return { state, status: packed.status, html: packed.bodies.identity.toString() };
  };
  return { cache, clock, page, visit, renders: () => renders };
};

/** A render that stays under way until the test lets it go. */
const held = (render: () => Promise<FreshPage>) => {
  const gate = Promise.withResolvers<void>();
  return { let: gate.resolve, render: () => gate.promise.then(render) };
};

const brokenRenders = [
  { failure: 'throws', broken: () => Promise.reject(new Error('base arrêtée')) },
  {
    failure: 'answers 503',
    broken: async () => ({ status: 503, html: 'vide', keys: new Set<string>(), freshUntil: NOON + MINUTE }),
  },
];

describe('the page cache', () => {
  it('renders a page once', async () => {
    const { page, visit, renders } = aSite();
    expect(await visit('/', page('une'))).toMatchObject({ state: 'miss', html: 'une' });
    expect(await visit('/', page('deux'))).toMatchObject({ state: 'hit', html: 'une' });
    expect(renders()).toBe(1);
  });

  it('renders once for all who ask at the same time', async () => {
    const { page, visit, renders } = aSite();
    const slow = held(page('une'));
    const visits = Array.from({ length: 50 }, () => visit('/', slow.render));
    slow.let();
    expect(new Set((await Promise.all(visits)).map(({ html }) => html))).toEqual(new Set(['une']));
    expect(renders()).toBe(1);
  });

  it('drops exactly the pages that show what changed', async () => {
    const { cache, page, visit } = aSite();
    await visit('/a', page('a', { keys: new Set(['article:1', 'articles']) }));
    await visit('/b', page('b', { keys: new Set(['article:2', 'articles']) }));
    cache.drop(['article:1']);
    expect(await visit('/a', page('a2'))).toMatchObject({ state: 'miss', html: 'a2' });
    expect(await visit('/b', page('b2'))).toMatchObject({ state: 'hit', html: 'b' });
  });

  it('invalidates everything after a lost connection', async () => {
    const { cache, page, visit } = aSite();
    await visit('/a', page('a'));
    cache.dropAll();
    expect(await visit('/a', page('a2'))).toMatchObject({ state: 'miss', html: 'a2' });
  });

  it('expires a page at its time', async () => {
    const { clock, page, visit } = aSite();
    await visit('/', page('une'));
    clock.at = NOON + MINUTE;
    expect(await visit('/', page('deux'))).toMatchObject({ state: 'miss', html: 'deux' });
  });

  it.each([
    { what: 'the change', drop: (cache: PageCache) => cache.drop(['articles']) },
    { what: 'a lost connection', drop: (cache: PageCache) => cache.dropAll() },
  ])('renders again when $what comes during the render', async ({ drop }) => {
    const { cache, page, visit } = aSite();
    const slow = held(page('avant'));
    let first = true;
    const visiting = visit('/', () => {
      if (!first) return page('après')();
      first = false;
      return slow.render();
    });
    drop(cache);
    slow.let();
    expect(await visiting).toMatchObject({ html: 'après' });
    expect(await visit('/', page('encore'))).toMatchObject({ state: 'hit', html: 'après' });
  });

  it.each(brokenRenders)(
    'serves the last good page when the render $failure, and recovers',
    async ({ broken }) => {
      const { cache, page, visit } = aSite();
      await visit('/', page('une'));
      cache.drop(['articles']);
      expect(await visit('/', broken)).toEqual({ state: 'stale', status: 200, html: 'une' });
      expect(await visit('/', page('deux'))).toMatchObject({ state: 'miss', html: 'deux' });
    },
  );

  it.each(brokenRenders)(
    'serves no page that shows something withdrawn, even when the render $failure',
    async ({ broken }) => {
      const { cache, page, visit } = aSite();
      const answer = (address: string) =>
        visit(address, broken).then(
          ({ html }) => html,
          () => 'aucune page',
        );
      await visit('/article', page('retirée', { keys: new Set(['article:1']) }));
      await visit('/liste', page('la montre', { keys: new Set(['articles', 'article:1']) }));
      await visit('/liste?page=2', page('ne la montre pas', { keys: new Set(['articles']) }));
      cache.drop(['article:1'], 'withdrawn');
      cache.drop(['articles'], 'changed');
      expect(await answer('/article')).not.toBe('retirée');
      expect(await answer('/liste')).not.toBe('la montre');
      expect(await answer('/liste?page=2')).toBe('ne la montre pas');
    },
  );

  it('forgets what is withdrawn while its page is rendered in vain', async () => {
    const { cache, page, visit } = aSite();
    await visit('/', page('retirée'));
    cache.drop(['articles']);
    const failing = held(() => Promise.reject(new Error('base arrêtée')));
    const visiting = visit('/', failing.render);
    cache.drop(['articles'], 'withdrawn');
    failing.let();
    await expect(visiting).rejects.toThrow('base arrêtée');
  });

  it('forgets what is withdrawn while a reader waits for a render that takes too long', async () => {
    const { cache, page, visit } = aSite({ patienceMs: 20 });
    await visit('/', page('retirée'));
    cache.dropAll();
    cache.allowLastGood();
    const slow = held(page('après', { keys: new Set() }));
    const visiting = visit('/', slow.render);
    cache.drop(['articles'], 'withdrawn');
    await Promise.race([visiting, new Promise((done) => setTimeout(done, 60))]);
    slow.let();
    expect(await visiting).toMatchObject({ html: 'après' });
  });

  it('keeps no page whose content is withdrawn during each of its renders', async () => {
    const { cache, page, visit } = aSite();
    await visit('/', () => {
      cache.drop(['articles'], 'withdrawn');
      return page('retirée')();
    });
    await expect(visit('/', () => Promise.reject(new Error('base arrêtée')))).rejects.toThrow('base arrêtée');
  });

  it('keeps no page that failed, and fails where there is no good one', async () => {
    const { page, visit } = aSite();
    await expect(visit('/', () => Promise.reject(new Error('base arrêtée')))).rejects.toThrow('base arrêtée');
    expect(await visit('/x', page('introuvable', { status: 404 }))).toMatchObject({ status: 404 });
    expect(await visit('/x', page('trouvée'))).toMatchObject({ state: 'miss', status: 200, html: 'trouvée' });
  });

  it('keeps the date of a page that was made again without a change', async () => {
    const { cache, clock, page } = aSite();
    const dateOf = async (html: string) => (await cache.serve('/', page(html))).page.lastModified;
    expect(await dateOf('une')).toBe('Sun, 15 Nov 2026 12:00:00 GMT');
    clock.at = NOON + 1000;
    cache.dropAll();
    expect(await dateOf('une')).toBe('Sun, 15 Nov 2026 12:00:00 GMT');
    cache.dropAll();
    expect(await dateOf('deux')).toBe('Sun, 15 Nov 2026 12:00:01 GMT');
  });

  it('stays within its memory limit', async () => {
    const { cache, page, visit } = aSite({ maxBytes: 20_000 });
    for (let n = 0; n < 200; n++) await visit(`/?page=${n}`, page('x'.repeat(1000)));
    expect(cache.size).toBeLessThan(20);
    expect(cache.size).toBeGreaterThan(0);
  });

  it('lets no flood of searches evict a page', async () => {
    const { page, visit } = aSite({ maxBytes: 20_000 });
    await visit('/article/un', page('x'.repeat(1000)));
    for (let n = 0; n < 200; n++) await visit(`/search?q=${n}`, page('x'.repeat(1000)));
    expect(await visit('/article/un', page('rendu encore'))).toMatchObject({ state: 'hit' });
  });

  it.each([404, 410, 301])(
    'forgets a page that was withdrawn or moved (%i), even as a last good one',
    async (status) => {
      const { cache, page, visit } = aSite();
      await visit('/', page('retirée'));
      cache.drop(['articles']);
      expect(await visit('/', page('', { status }))).toMatchObject({ status });
      await expect(visit('/', () => Promise.reject(new Error('base arrêtée')))).rejects.toThrow(
        'base arrêtée',
      );
    },
  );

  it('serves the former page while one render adds what was published, for two seconds at most', async () => {
    const { cache, clock, page, visit, renders } = aSite();
    await visit('/', page('une'));
    cache.drop(['articles'], 'added');
    const slow = held(page('deux'));
    expect(await visit('/', slow.render)).toMatchObject({ state: 'stale', html: 'une' });
    expect(await visit('/', slow.render)).toMatchObject({ state: 'stale', html: 'une' });
    clock.at = NOON + 2_000;
    const waiting = visit('/', slow.render);
    slow.let();
    expect(await waiting).toMatchObject({ state: 'miss', html: 'deux' });
    expect(await visit('/', page('trois'))).toMatchObject({ state: 'hit', html: 'deux' });
    expect(renders()).toBe(2);
  });

  it('serves the last good page to who would wait too long for a render, and the new one once it is made', async () => {
    const { cache, page, visit } = aSite({ patienceMs: 20 });
    await visit('/', page('une'));
    cache.dropAll();
    cache.allowLastGood();
    const hung = held(page('deux'));
    expect(await visit('/', hung.render)).toMatchObject({ state: 'stale', html: 'une' });
    const waiting = visit('/', hung.render);
    hung.let();
    expect(await waiting).toMatchObject({ html: 'deux' });
    expect(await visit('/', page('trois'))).toMatchObject({ state: 'hit', html: 'deux' });
  });

  it.each([
    { where: 'something was changed', drop: (cache: PageCache) => cache.drop(['articles'], 'changed') },
    { where: 'changes may have been missed', drop: (cache: PageCache) => cache.dropAll() },
  ])(
    'makes everybody wait for the new page where $where, however long its render takes',
    async ({ drop }) => {
      const { cache, page, visit } = aSite({ patienceMs: 20 });
      await visit('/', page('retirée'));
      drop(cache);
      const slow = held(page('après'));
      const waiting = visit('/', slow.render);
      // Longer than anybody waits for a page that can be replaced by the last good one.
      await Promise.race([waiting, new Promise((done) => setTimeout(done, 60))]);
      slow.let();
      expect(await waiting).toMatchObject({ html: 'après' });
    },
  );

  it.each([
    { what: 'a change', drop: (cache: PageCache) => cache.drop(['articles'], 'changed') },
    { what: 'a change, then an addition', drop: (cache: PageCache) => dropBoth(cache, 'changed', 'added') },
    { what: 'an addition, then a change', drop: (cache: PageCache) => dropBoth(cache, 'added', 'changed') },
    { what: 'a lost connection', drop: (cache: PageCache) => cache.dropAll() },
  ])('serves no former page after $what', async ({ drop }) => {
    const { cache, page, visit } = aSite();
    await visit('/', page('retirée'));
    drop(cache);
    expect(await visit('/', page('après'))).toMatchObject({ state: 'miss', html: 'après' });
  });

  it('stops serving the former page when what it shows changes during the render', async () => {
    const { cache, page, visit } = aSite();
    await visit('/', page('une'));
    cache.drop(['articles'], 'added');
    const slow = held(page('deux'));
    expect(await visit('/', slow.render)).toMatchObject({ state: 'stale', html: 'une' });
    cache.drop(['articles'], 'changed');
    const waiting = visit('/', page('non demandée'));
    slow.let();
    expect(await waiting).toMatchObject({ html: 'deux' });
  });

  it('tries again when the render behind a former page failed', async () => {
    const { cache, page, visit } = aSite();
    await visit('/', page('une'));
    cache.drop(['articles'], 'added');
    expect(await visit('/', () => Promise.reject(new Error('base arrêtée')))).toMatchObject({ html: 'une' });
    await Promise.resolve();
    await visit('/', page('deux'));
    await expect.poll(() => visit('/', page('deux'))).toMatchObject({ state: 'hit', html: 'deux' });
  });

  describe('packs tighter what is read', () => {
    const text = Array.from({ length: 2_000 }, (_, n) => `<p>Alinéa ${n * n} de l’acte ${n % 37}</p>`).join(
      '',
    );
    const readAt = async (site: ReturnType<typeof aSite>, address: string) => {
      const { page } = await site.cache.serve(address, site.page(text));
      const body = await bodyAs(page, 'br');
      expect(brotliDecompressSync(body).toString()).toBe(text);
      return { etag: page.etag, bytes: body.length };
    };

    it('once it was not rendered again for a while', async () => {
      const site = aSite();
      const before = await readAt(site, '/');
      site.clock.at += 4_999;
      await site.cache.packTighter();
      expect(await readAt(site, '/')).toEqual(before);

      site.clock.at += 1;
      await site.cache.packTighter();
      const after = await readAt(site, '/');
      expect(after.etag).toBe(before.etag);
      expect(after.bytes).toBeLessThan(before.bytes);

      const { page } = await site.cache.serve('/', site.page('autre'));
      await site.cache.packTighter();
      expect((await site.cache.serve('/', site.page('autre'))).page).toBe(page);
    });

    it('except a search, what changed, and what nobody asked for compressed', async () => {
      const site = aSite();
      const search = await readAt(site, '/search?q=bail');
      await site.visit('/seul', site.page('sans compression'));
      site.clock.at += 5_000;
      await site.cache.packTighter();
      expect(await readAt(site, '/search?q=bail')).toEqual(search);
      expect((await site.cache.serve('/seul', site.page('autre'))).page.bodies.br).toBeUndefined();

      const changed = await readAt(site, '/');
      site.clock.at += 5_000;
      site.cache.drop(['articles'], 'added');
      const held = site.cache.serve('/', () => new Promise(() => {}));
      await site.cache.packTighter();
      expect((await held).page.etag).toBe(changed.etag);
      expect((await held).page.tight).toBeUndefined();
    });

    it('and not a page that was replaced meanwhile', async () => {
      const site = aSite();
      await readAt(site, '/');
      site.clock.at += 5_000;
      const packing = site.cache.packTighter();
      site.cache.drop(['articles'], 'changed');
      await site.visit('/', site.page('nouvelle'));
      await packing;
      expect(await site.visit('/', site.page('autre'))).toMatchObject({ state: 'hit', html: 'nouvelle' });
    });
  });
});

const dropBoth = (cache: PageCache, ...kinds: ('added' | 'changed')[]) => {
  for (const kind of kinds) cache.drop(['articles'], kind);
};

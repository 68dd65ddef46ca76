import { beforeAll, describe, expect, it } from 'vitest';
import { typeset } from '#domain/typography/typeset.ts';
import { insertDemo } from '#server/seed/seed-demo.ts';
import { useAccountApp } from './support/accounts.ts';
import { builtPages } from './support/built-pages.ts';
import { describeOnServer } from './support/database.ts';
import {
  elementIn,
  elementsIn,
  linkIn,
  linksIn,
  type PageElement,
  parsePage,
  sectionIn,
  textOf,
  textsIn,
} from './support/page-html.ts';
import { daysAgo, givenArticles, NOW } from './support/reading-app.ts';

const LIST = '/annonces-legales';
const DAY = /^\d{1,2}(er)? \p{L}+ \d{4}$/u;

type Article = { id: string; slug: string; title: string; category_name: string };
type Articles = { articles: Article[]; pagination: { total: number } };
type Announcement = { slug: string; company_name: string; siret: string | null; type: { label: string } };
type Announcements = { data: Announcement[]; pagination: { total: number; total_pages: number } };

describeOnServer('the public pages of the demonstration, before and without scripts,', (database) => {
  const site = useAccountApp(database, async ({ db, listen }) => {
    const pages = await builtPages();
    if (!pages) throw new Error('The pages are not built');
    await insertDemo(db, NOW);
    return { site: { ...pages, listen } };
  });

  const ask = (address: string) => site().app.inject(address);
  const api = async <T>(path: string) => (await ask(`/api/${path}`)).json<T>();
  const open = async (address: string, status = 200) => {
    const answer = await ask(address);
    expect(answer.statusCode, address).toBe(status);
    const page = parsePage(answer.body);
    const main = elementIn(page, 'main');
    return { page, main, title: textOf(elementIn(page, 'title')), h1: textOf(elementIn(main, 'h1')) };
  };
  /** Where an address leads, with the status of the redirection. */
  const leadsTo = async (address: string) => {
    const { statusCode, headers } = await ask(address);
    return `${statusCode} ${headers.location}`;
  };
  const articlesIn = (root: PageElement) => elementsIn(root, 'article');
  const hrefsOf = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => `/article/${slug}`);

  describe('the list of all articles', () => {
    it('shows the last ten, each with its picture, title, excerpt and date', async () => {
      const { main, title, h1 } = await open('/actualite');
      expect([title, h1]).toEqual(['Tous les articles — Parution', 'Tous les articles']);
      const { articles } = await api<Articles>('articles?page=1&limit=10');
      expect(articlesIn(main).flatMap(linksIn)).toEqual(hrefsOf(articles));
      const [first] = articlesIn(main);
      if (!first) throw new Error('The demonstration has articles');
      expect(elementsIn(first, 'img').length).toBeGreaterThan(0);
      expect(textsIn(first, 'p')).toHaveLength(3);
      expect(textsIn(first, 'p')[2]).toMatch(DAY);
    });

    it('leads to all of them by links from page to page', async () => {
      const { total } = (await api<Articles>('articles?page=1&limit=1')).pagination;
      const pages = Math.ceil(total / 10);
      expect(pages).toBeGreaterThan(4);
      const hrefIn = (main: PageElement, rel: string) => elementsIn(main, 'a', { rel })[0]?.attribs.href;
      const read = async (address: string) => {
        const { main, title } = await open(address);
        const shown = new Set(articlesIn(main).flatMap(linksIn)).size;
        const isEnd = textsIn(main, 'p').includes('Vous avez atteint la fin des résultats');
        return { title, shown, isEnd, previous: hrefIn(main, 'prev'), next: hrefIn(main, 'next') };
      };
      const visited = [];
      for (let address: string | undefined = '/actualite'; address; address = visited.at(-1)?.next)
        visited.push(await read(address));

      const at = (page: number) => (page === 1 ? '/actualite' : `/actualite?page=${page}`);
      expect(visited).toEqual(
        Array.from({ length: pages }, (_, index) => ({
          title: `Tous les articles${index > 0 ? `, page ${index + 1}` : ''} — Parution`,
          shown: Math.min(total, (index + 1) * 10),
          isEnd: index + 1 === pages,
          previous: index > 0 ? at(index) : undefined,
          next: index + 1 < pages ? at(index + 2) : undefined,
        })),
      );
    });

    it.each(['abc', '0', '-1', '1e9'])('has no page %s, and leads to the first', async (page) => {
      expect(await leadsTo(`/actualite?page=${page}`)).toMatch(/^30\d \/actualite$/);
    });

    it('leads from a page beyond its end to the last one', async () => {
      const { total } = (await api<Articles>('articles?page=1&limit=1')).pagination;
      expect(await leadsTo('/actualite?page=999')).toMatch(
        new RegExp(`^30\\d /actualite\\?page=${Math.ceil(total / 10)}$`),
      );
    });
  });

  describe('an article', () => {
    const OLD = daysAgo(2_450);
    beforeAll(() =>
      givenArticles(site().db, [
        {
          slug: 'un-grand-titre',
          content: `<article><h1>Un grand titre</h1><p>L'arrêt dit : « oui » ; "non" ?</p></article>`,
          image_url: '/assets/audience.jpg',
          image_alt: 'Une salle d’audience',
          age: 300,
        },
        { slug: 'un-texte-nu', content: '<p>Un texte nu.</p>', age: 300 },
        { slug: 'jamais-mis-a-jour', first_published_at: OLD, published_at: OLD },
        { slug: 'mis-a-jour', first_published_at: OLD, published_at: OLD, content_updated_at: daysAgo(1) },
      ]),
    );

    it('has its category, date, reading time, author, title, cover, text and tags', async () => {
      const { articles } = await api<Articles>('articles?page=1&limit=1');
      const { slug, title: given, category_name } = articles[0] as Article;
      const { main, title, h1 } = await open(`/article/${slug}`);
      expect([title, h1]).toEqual([`${h1} — Parution`, typeset(given)]);
      const header = elementIn(main, 'header');
      expect(textsIn(header, 'a')).toEqual([category_name]);
      expect(linksIn(header)).toEqual([expect.stringMatching(/^\/actualite\/[a-z-]+$/)]);
      expect(textsIn(header, 'time')[0]).toMatch(DAY);
      expect(textsIn(header, 'span')).toContainEqual(expect.stringMatching(/^\d+ minute\(s\) de lecture$/));
      expect(textsIn(header, 'p')).toContainEqual(expect.stringMatching(/^Par \p{L}+/u));
      // The first picture of a page is in the document itself.
      expect(elementsIn(main, 'img')[0]?.attribs.src).toMatch(/^data:image\/svg\+xml/);
      expect(linkIn(main, 'RETOUR')).toBe('/');

      const [text] = articlesIn(main);
      if (!text) throw new Error('An article has a text');
      expect(elementsIn(text, 'h2').length).toBeGreaterThan(0);
      expect(elementsIn(text, 'p').length).toBeGreaterThan(0);
      expect(textsIn(main, 'p')).toContain(`Parution, https://www.exemple.fr/article/${slug}`);
      const tags = elementsIn(elementIn(main, 'nav', { 'aria-label': "Mots-clés de l'article" }), 'a');
      expect(tags.length).toBeGreaterThan(0);
      for (const tag of tags) expect(tag.attribs.href).toBe(`/search?q=${encodeURIComponent(textOf(tag))}`);
    });

    it('is followed by three others of its category, and by an advertisement that loads nothing', async () => {
      const { articles } = await api<Articles>('articles?page=1&limit=1');
      const { slug, category_name } = articles[0] as Article;
      const { main } = await open(`/article/${slug}`);
      const related = articlesIn(sectionIn(main, 'Les lecteurs ont aussi parcouru...'));
      expect(related).toHaveLength(3);
      for (const card of related) expect(textsIn(card, 'p')).toContain(category_name);
      expect(related.flatMap(linksIn)).not.toContain(`/article/${slug}`);

      const advertisement = elementIn(main, 'aside', { 'aria-label': 'Publicité' });
      expect(textsIn(advertisement, 'p')).toContain('Publicité');
      for (const name of ['img', 'iframe', 'script']) expect(elementsIn(advertisement, name)).toEqual([]);
    });

    it('shows an h1 of its text as an h2, its text in one article element, its picture described', async () => {
      const { main, h1 } = await open('/article/un-grand-titre');
      expect(elementsIn(main, 'h1')).toHaveLength(1);
      expect(h1).not.toBe('Un grand titre');
      const texts = articlesIn(main).filter((article) => textsIn(article, 'h2').includes('Un grand titre'));
      expect(texts).toHaveLength(1);
      expect(textsIn(texts[0] as PageElement, 'p')).toEqual([
        'L’arrêt dit\u00a0: «\u00a0oui\u00a0»\u202f; "non"\u202f?',
      ]);
      expect(elementIn(main, 'img', { src: '/assets/audience.jpg' }).attribs.alt).toBe(
        'Une salle d’audience',
      );

      const bare = articlesIn((await open('/article/un-texte-nu')).main);
      expect(bare.filter((article) => textOf(article) === 'Un texte nu.')).toHaveLength(1);
    });

    it('says that it is over a year old, or when it was updated since', async () => {
      const old = textOf((await open('/article/jamais-mis-a-jour')).main);
      expect(old).toContain("n'a pas été mis à jour depuis plus d'un an");
      expect(old).toContain('1er mars 2020');
      expect(old).not.toContain('Mis à jour le');
      const updated = textOf((await open('/article/mis-a-jour')).main);
      expect(updated).toContain('Mis à jour le 14 novembre 2026');
      expect(updated).not.toContain("plus d'un an");
    });

    it('leads from a former address to the present one', async () => {
      const { db } = site();
      const article = db.selectFrom('articles').select('id').where('slug', '=', 'un-texte-nu');
      await db
        .insertInto('article_old_slugs')
        .values({ slug: 'un-ancien-nom', article_id: article })
        .execute();
      expect(await leadsTo('/article/un-ancien-nom')).toBe('301 /article/un-texte-nu');
    });

    it('that does not exist leads home, and is not counted as read', async () => {
      const { main, h1 } = await open('/article/cet-article-n-existe-pas', 404);
      expect(h1).toBe("Désolé, nous n'avons pas pu charger cet article.");
      expect(linkIn(main, "Retourner à l'accueil")).toBe('/');
      expect(elementsIn(main, 'div', { 'data-counts-reading': /./ })).toEqual([]);
    });

    it.each(['%00', 'a'.repeat(250), '..%2F..%2Fadmin', '%3Cscript%3E'])(
      'cannot have the address %s',
      async (slug) => expect((await ask(`/article/${slug}`)).statusCode).toBe(404),
    );
  });

  describe('a category', () => {
    it('has its name, its description and its articles', async () => {
      const { main, title, h1 } = await open('/actualite/droit-penal');
      expect([title, h1]).toEqual(['Pénal — Parution', 'Pénal']);
      expect(textOf(elementIn(main, 'header'))).toContain('Infractions, enquêtes, procès et peines');
      const { articles } = await api<Articles>('articles?page=1&limit=10&category=5');
      expect(articlesIn(main).flatMap(linksIn)).toEqual(hrefsOf(articles));
      expect(textsIn(main, 'p')).toContain('Vous avez atteint la fin des résultats');
    });

    it.each([
      '/actualite/5',
      '/actualite/P%C3%A9nal',
      '/categorie/droit-penal',
      '/categorie/5',
      '/categorie/p%C3%A9nal',
    ])('is found at %s, which leads to its address', async (address) =>
      expect(await leadsTo(address)).toBe('301 /actualite/droit-penal'),
    );

    it('that does not exist leads home', async () => {
      const { main, h1 } = await open('/actualite/astronomie', 404);
      expect(h1).toBe('Catégorie non trouvée');
      expect(textsIn(main, 'p')).toContain(
        "La catégorie que vous recherchez n'existe pas ou a été supprimée.",
      );
      expect(linkIn(main, "Retour à l'accueil")).toBe('/');
    });
  });

  it.each([
    {
      path: '/jurisprudence',
      name: 'Jurisprudence',
      category: 'justice',
      sections: ['Décisions de justice récentes', 'Décryptage de jurisprudence', 'Toute la jurisprudence'],
    },
    {
      path: '/legislation',
      name: 'Législation',
      category: 'droit',
      sections: ['Textes législatifs récents', 'Décryptage de législation', 'Toute la législation'],
    },
  ])(
    '$path has three sections, of four, two and six articles',
    async ({ path, name, category, sections }) => {
      const { main, title, h1 } = await open(path);
      expect([title, h1]).toEqual([`${name} — Parution`, name]);
      expect(textsIn(main, 'h2')).toEqual(sections);
      const { articles } = await api<Articles>(`articles?page=1&limit=10&category=${category}`);
      const shown = sections.map((section) => articlesIn(sectionIn(main, section)));
      expect(shown.map((cards) => cards.flatMap(linksIn))).toEqual(
        [4, 2, 6].map((count) => hrefsOf(articles.slice(0, count))),
      );
      // Only the category on a small card; category, excerpt and date on the others.
      expect(shown.map(([card]) => card && textsIn(card, 'p').length)).toEqual([1, 3, 3]);
    },
  );

  describe('the search of articles', () => {
    const PAGE_SIZE = 12;

    it.each(['penal', 'CONTRATS', 'cassaton'])('finds by « %s »', async (q) => {
      const { main } = await open(`/search?${new URLSearchParams({ q })}`);
      expect(articlesIn(main).length).toBeGreaterThan(0);
    });

    it('answers a question that is far too long', async () => {
      expect((await open(`/search?q=${'bail+'.repeat(100)}`)).h1).toMatch(/^Résultats pour/);
    });

    it('without a result helps to search otherwise; without a question, invites to ask one', async () => {
      const nothing = await open('/search?q=xyzzyx');
      expect(nothing.h1).toContain('(0 résultat(s))');
      expect(textsIn(nothing.main, 'h2')).toContain('Aucun résultat trouvé');
      expect(textOf(nothing.main)).toContain("Vérifiez l'orthographe");
      expect(textOf(nothing.main)).not.toMatch(/Fin des résultats|Effacer les filtres/);

      const unasked = await open('/search');
      expect(unasked.h1).toBe('Recherche');
      expect(textOf(unasked.main)).toContain('Que cherchez-vous ?');
      expect(textOf(unasked.main)).not.toContain('Aucun résultat trouvé');
    });

    it('shows all pages up to the one of its address, and leads to one that exists', async () => {
      const second = await open('/search?q=droit&page=2');
      expect(new Set(articlesIn(second.main).flatMap(linksIn)).size).toBe(2 * PAGE_SIZE);
      expect(articlesIn(second.main)).toHaveLength(2 * PAGE_SIZE);
      expect(await leadsTo('/search?q=contrat&page=0')).toMatch(/^30\d \/search\?q=contrat$/);
      const gone = await leadsTo('/search?q=contrat&page=9999');
      expect(gone).toMatch(/^30\d \/search\?q=contrat&page=\d{1,2}$/);
      expect(textOf((await open(gone.replace(/^\d+ /, ''))).main)).toContain('Fin des résultats');
    });

    it('keeps a filter that leaves no result, and takes all of them away', async () => {
      const { main } = await open('/search?q=contrat&categories=International&tags=inconnu');
      expect(textsIn(main, 'h2')).toContain('Aucun résultat trouvé');
      const pressed = elementsIn(main, 'button', { 'aria-pressed': 'true' }).map(textOf);
      expect(pressed).toContainEqual(expect.stringContaining('inconnu'));
      for (const link of ['Chercher sans filtre', 'Effacer les filtres'])
        expect(linkIn(main, link), link).toBe('/search?q=contrat');
    });
  });

  describe('the announcements', () => {
    const chosenIn = (root: PageElement, name: string) =>
      elementsIn(elementIn(root, 'select', { name }), 'option', { selected: '' }).map(
        ({ attribs }) => attribs.value,
      );
    const pagerOf = (root: PageElement) => elementIn(root, 'nav', { 'aria-label': 'Pagination' });
    /** The numbers of the pages, and the gaps between them. */
    const slotsOf = (root: PageElement) =>
      pagerOf(root)
        .children.map((child) => textOf(child as PageElement))
        .filter((text) => /^(\d+|\.{3})$/.test(text));
    const disabledIn = (root: PageElement) => textsIn(root, 'button', { disabled: '' });

    it('are shown by twelve, with their number and their filters', async () => {
      const { data, pagination } = await api<Announcements>('legal-announcements?page_size=12');
      const { page, main, title, h1 } = await open(LIST);
      expect([title, h1]).toEqual(['Annonces légales — Parution', 'Annonces légales']);
      expect(articlesIn(main)).toHaveLength(12);
      expect(elementsIn(main, 'p', { role: 'status' }).map((line) => textsIn(line, 'span'))).toContainEqual([
        `${pagination.total} annonces publiées`,
        `Page 1 sur ${pagination.total_pages}`,
      ]);
      expect(elementIn(main, 'input', { name: 'q' }).attribs.placeholder).toBe(
        "Rechercher par nom d'entreprise ou SIRET",
      );
      const counts = ['type', 'department', 'date'].map(
        (name) => elementsIn(elementIn(main, 'select', { name }), 'option').length,
      );
      expect(counts).toEqual([27, 102, 4]);

      const [card] = articlesIn(main);
      const [first] = data;
      if (!card || !first) throw new Error('The demonstration has announcements');
      expect(textOf(card)).toContain(first.type.label);
      expect(textsIn(card, 'time')).toEqual([expect.stringMatching(/^\d{2}\/\d{2}\/\d{4}$/)]);
      expect(textsIn(card, 'p')).toContain(first.company_name);
      expect(linksIn(card)).toEqual([`${LIST}/annonce/${first.slug}`]);

      const [, json = '{}'] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await ask(LIST)).body) ?? [];
      const { '@graph': graph } = JSON.parse(json) as {
        '@graph': { '@type': string; mainEntity?: unknown[] }[];
      };
      expect(graph.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity).toHaveLength(10);
      expect(textOf(elementIn(page, 'body'))).toMatch(/24 à 48 heures après la validation/);
    });

    it('are found by a company, whose name stays in the field', async () => {
      const { data } = await api<Announcements>('legal-announcements?page_size=100');
      const company = data.find(({ company_name, siret }) => siret && /É/.test(company_name));
      if (!company?.siret) throw new Error('The demonstration has accented companies');
      const { company_name: name, siret } = company;
      const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      const spaced = siret.replace(/(\d{3})(\d{3})(\d{3})(\d{5})/, '$1 $2 $3 $4');
      const typo = plain.slice(0, 3) + plain.slice(4);
      for (const term of [name, plain, typo, siret, spaced, siret.slice(0, 9), spaced.slice(0, 11)]) {
        const { main } = await open(`${LIST}?${new URLSearchParams({ q: term })}`);
        expect(elementIn(main, 'input', { name: 'q', type: 'search' }).attribs.value).toBe(term);
        expect(
          articlesIn(main).map((card) => textsIn(card, 'p')),
          term,
        ).toContainEqual(expect.arrayContaining([name]));
      }
    });

    it('are found again by a shared address; a page that is gone leads to the last one', async () => {
      const { main } = await open(`${LIST}?type=9&department=inconnu&date=jamais&page=2`);
      expect(['type', 'department', 'date'].map((name) => chosenIn(main, name))).toEqual([
        ['transfert_siege'],
        [''],
        ['all'],
      ]);
      const { pagination } = await api<Announcements>('legal-announcements?type_id=3&page_size=12');
      const last = pagination.total_pages > 1 ? `&page=${pagination.total_pages}` : '';
      expect(await leadsTo(`${LIST}?type=dissolution&page=9999`)).toMatch(/^30\d /);
      expect(await leadsTo(`${LIST}?type=dissolution&page=9999`)).toContain(
        ` ${LIST}?type=dissolution${last}`,
      );
    });

    it('have a pagination of five places at most, the first and the last page always there', async () => {
      const { data, pagination } = await api<Announcements>('legal-announcements?page_size=12');
      const last = pagination.total_pages;
      const first = (await open(LIST)).main;
      expect(slotsOf(first)).toEqual(['1', '2', '3', '...', `${last}`]);
      expect(disabledIn(pagerOf(first))).toEqual(['Précédent']);
      expect(slotsOf((await open(`${LIST}?page=4`)).main)).toEqual(['1', '...', '4', '...', `${last}`]);
      const end = (await open(`${LIST}?page=${last}`)).main;
      expect(slotsOf(end)).toEqual(['1', '...', `${last - 2}`, `${last - 1}`, `${last}`]);
      expect(disabledIn(pagerOf(end))).toEqual(['Suivant']);
      const { main } = await open(`${LIST}?${new URLSearchParams({ q: data[0]?.company_name ?? '' })}`);
      expect(articlesIn(main).length).toBeGreaterThan(0);
      expect(elementsIn(main, 'nav', { 'aria-label': 'Pagination' })).toEqual([]);
    });

    it('that match a search are given as documents and as a feed', async () => {
      const { main } = await open(`${LIST}?type=constitution&date=month`);
      for (const [name, address, type] of [
        [
          'Exporter en CSV',
          '/api/legal-announcements/export.csv?type=constitution&period=month',
          /^text\/csv/,
        ],
        [
          'Exporter en JSON',
          '/api/legal-announcements/export.json?type=constitution&period=month',
          /^application\/json/,
        ],
        ['Suivre par flux RSS', `${LIST}/rss.xml?type=constitution`, /^application\/rss\+xml/],
      ] as const) {
        expect(linkIn(main, name)).toBe(address);
        const answer = await ask(address);
        expect(answer.statusCode, address).toBe(200);
        expect(answer.headers['content-type']).toMatch(type);
        expect(answer.body).toContain('onstitution');
      }
      const { page } = await open(`${LIST}?type=constitution`);
      const feeds = elementsIn(page, 'link', { rel: 'alternate', href: `${LIST}/rss.xml?type=constitution` });
      expect(feeds).toHaveLength(1);
    });

    it('that nothing matches are said to be none, out of the index, with the way to all of them', async () => {
      const { page, main } = await open(`${LIST}?q=xyzzyxqwv`);
      expect(textsIn(main, 'h2')).toContain('Aucune annonce légale ne correspond à votre recherche.');
      expect(textOf(main)).toContain('Essayez de modifier vos critères de recherche.');
      expect(elementsIn(main, 'nav', { 'aria-label': 'Pagination' })).toEqual([]);
      expect(elementIn(page, 'meta', { name: 'robots' }).attribs.content).toBe('noindex');
      const all = elementsIn(main, 'button').find((button) => textOf(button) === 'Voir toutes les annonces');
      expect(elementIn(main, 'form', { id: all?.attribs.form ?? '' }).attribs.action).toBe(LIST);
    });

    it('are linked where an address opens one of them', async () => {
      const [first] = (await api<Announcements>('legal-announcements?page_size=1')).data;
      const { main } = await open(`${LIST}?annonce=${first?.slug}`);
      const line = elementsIn(main, 'p').find((text) => textOf(text).startsWith("Lire l'annonce :"));
      expect(line && linksIn(line)).toEqual([`${LIST}/annonce/${first?.slug}`]);
    });
  });

  describe('the legal texts', () => {
    it.each([
      ['/terms', 'Conditions générales d’utilisation et de vente'],
      ['/privacy', 'Confidentialité et données personnelles'],
      ['/disclaimer', 'Mentions légales'],
      ['/cookies', 'Cookies'],
      ['/tarifs', 'Tarifs des annonces légales'],
      ['/accessibilite', 'Déclaration d’accessibilité'],
    ])('%s is whole, and leads home', async (path, title) => {
      const { main, h1 } = await open(path);
      expect(h1).toBe(title);
      expect(elementsIn(main, 'h2').length).toBeGreaterThan(3);
      expect(textsIn(elementIn(main, 'nav', { 'aria-label': "Fil d'Ariane" }), 'a')).toEqual(['Accueil']);
    });

    it.each([
      ['/cgv', '/terms'],
      ['/conditions-generales', '/terms'],
      ['/confidentialite', '/privacy'],
      ['/donnees-personnelles', '/privacy'],
      ['/mentions-legales', '/disclaimer'],
    ])('%s leads to %s for ever', async (alias, path) => expect(await leadsTo(alias)).toBe(`301 ${path}`));

    it('say the prices', async () => {
      const offers = sectionIn((await open('/terms')).main, 'Offres et prix');
      expect(textsIn(offers, 'h3')).toEqual(['Offre Standard', 'Offre Premium', 'Offre Entreprise']);
      for (const price of [/149\s€ TTC/, /199\s€ TTC/, /299\s€ TTC/, /paiement unique, sans abonnement/])
        expect(textOf(offers)).toMatch(price);
    });

    it('leave what the editor has not said to be completed, and invent nothing', async () => {
      const { main } = await open('/disclaimer');
      expect(textOf(main).match(/à compléter par l’éditeur/g)).toHaveLength(6);
      expect(textOf(main)).toContain('Directeur de la publication');
      expect(textsIn(main, 'h2')).toContain('Droit de réponse');
    });
  });

  describe('an unknown address', () => {
    it.each(['/nulle-part/ailleurs', '/article/%ff', '/%5Cexemple', '/%0d%0ax'])('%s', async (address) => {
      const { main, h1 } = await open(address, 404);
      expect(h1).toBe('404 - Page Introuvable');
      expect(textsIn(main, 'p')).toContain("Oups ! La page que vous recherchez n'existe pas.");
      expect(linkIn(main, "Retour à l'accueil")).toBe('/');
    });

    it('of the API answers in JSON', async () => {
      const answer = await ask('/api/nulle-part');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        success: false,
        code: 'not-found',
        message: "La ressource demandée n'existe pas.",
      });
    });
  });
});

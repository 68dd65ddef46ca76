import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { AnnouncementItem } from '#contract/announcements.ts';
import type { Database } from '#server/db/client.ts';
import { describeOnServer, describeWithDatabase } from '#tests/support/database.ts';
import { daysAgo, NOW, useReadingApp } from '#tests/support/reading-app.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';

type List = {
  data: AnnouncementItem[];
  pagination: { total: number; totalIsMore: boolean; totalPages: number };
};
type Given = Partial<ReturnType<typeof anAnnouncementRow>> & { age?: number };

const given: Record<string, Given> = {
  marvaudon: {
    company_name: 'TRANSPORTS MARVAUDON',
    siret: '73282932000074',
    type_id: 9,
    department: '69',
    age: 1,
  },
  lyon: {
    company_name: 'Boulangerie Éloïse & Fils',
    siret: '73282932000108',
    type_id: 1,
    department: '69',
    age: 3,
  },
  corse: { company_name: "L'Atelier E.L.M.", siret: '40483304800022', type_id: 9, department: '2A', age: 8 },
  paris: {
    company_name: 'Œuvres de Biotech',
    siret: '55210055400013',
    type_id: 3,
    department: '75',
    age: 20,
  },
  conseil: { company_name: 'ORVELINE CONSEIL', siret: null, type_id: 1, department: '75', age: 40 },
  conseils: {
    company_name: 'Conseils 2000',
    siret: '20001234500017',
    type_id: 26,
    department: '974',
    age: 400,
  },
  pending: {
    company_name: 'Nouvelle Société',
    siret: '00000000000000',
    type_id: 1,
    department: '13',
    age: 2,
  },
};

const hidden: Record<string, Given> = {
  draft: { status: 'draft' },
  deleted: { deleted_at: NOW },
  future: { age: -1 },
  paid: { status: 'paid' },
};

const insert = async (db: Database, name: string, { age = 5, ...changes }: Given) => {
  const date = daysAgo(age);
  const order = Object.keys({ ...given, ...hidden }).indexOf(name);
  const row = anAnnouncementRow({
    reference: `AL-9000${String(order).padStart(2, '0')}`,
    ...{ slug: name, publication_date: date, published_at: date, created_at: date },
    ...changes,
  });
  await db.insertInto('announcements').values(row).execute();
};

describeWithDatabase('the search of announcements', (database) => {
  const app = useReadingApp(database, async (db) => {
    for (const [name, changes] of Object.entries(given)) await insert(db, name, changes);
    for (const [name, changes] of Object.entries(hidden))
      await insert(db, name, { company_name: 'ORVELINE CACHÉE', siret: '73282932000999', ...changes });
  });
  const ask = async (query: Record<string, string | number>) =>
    app().inject({ url: '/api/legal-announcements', query: query as Record<string, string> });
  const found = async (query: Record<string, string | number>) => {
    const { data, pagination } = (await ask(query)).json<List>();
    expect(pagination.total).toBe(data.length);
    return data.map(({ slug }) => slug);
  };

  it.each([
    ['marvaudon', ['marvaudon']],
    ['MARVAUDON', ['marvaudon']],
    ['marv', ['marvaudon']],
    ['marvodon', ['marvaudon']],
    ['Marvaudno', ['marvaudon']],
    ['la SARL Transports Marvaudon', ['marvaudon']],
    ['eloise', ['lyon']],
    ['Éloïse et fils', ['lyon']],
    ['boulangerie marvaudon', []],
    ['elm', ['corse']],
    ['e.l.m.', ['corse']],
    ["l'atelier", ['corse']],
    ['oeuvres', ['paris']],
    ['œuvre', ['paris']],
    ['tech', ['paris']],
    ['conseil', ['conseil', 'conseils']],
    ['conseil orveline', ['conseil']],
    ['2000', ['conseils']],
    ['732 829 320', ['marvaudon', 'lyon']],
    ['732 829 320 00074', ['marvaudon']],
    ['73282932000074', ['marvaudon']],
    ['7328', ['marvaudon', 'lyon']],
    ['732829321', []],
    ['00000000000000', []],
    ['de', ['paris']],
    ['la société', []],
    ['société', ['pending']],
    ['la société nouvele', ['pending']],
    ['marvaudon transports marva transp marvau transpo xylophone', ['marvaudon']],
    ['xylophone', []],
    ['xylophone marvaudon', []],
    ['???', []],
    ['%', []],
    ["'; drop table announcements; --", []],
  ])('finds by « %s »', async (search, slugs) => {
    expect(await found({ search })).toEqual(slugs);
  });

  it('finds by reference', async () => {
    const { data } = (await ask({ search: 'tech' })).json<List>();
    const reference = data[0]?.reference_number ?? '';
    expect(await found({ search: reference.toLowerCase().replace('-', ' ') })).toEqual(['paris']);
  });

  it.each([
    [{ type_id: 9 }, ['marvaudon', 'corse']],
    [{ typeId: 9 }, ['marvaudon', 'corse']],
    [{ announcementType: 9 }, ['marvaudon', 'corse']],
    [{ type: 'transfert_siège' }, ['marvaudon', 'corse']],
    [{ type_id: 99 }, []],
    [{ type_id: '' }, ['marvaudon', 'pending', 'lyon', 'corse', 'paris', 'conseil', 'conseils']],
    [{ department: '2A' }, ['corse']],
    [{ department: '2a' }, ['corse']],
    [{ department: '974' }, ['conseils']],
    [{ department: '99' }, []],
    [{ department: '69', type_id: 1 }, ['lyon']],
    [{ start_date: daysAgo(8).toISOString(), end_date: daysAgo(3).toISOString() }, ['lyon', 'corse']],
    [{ startDate: daysAgo(8).toISOString(), endDate: daysAgo(3).toISOString() }, ['lyon', 'corse']],
    [{ startDate: '2026-11-07', endDate: '2026-11-07' }, ['corse']],
    [{ period: 'week' }, ['marvaudon', 'pending', 'lyon']],
    [{ period: 'month' }, ['marvaudon', 'pending', 'lyon', 'corse', 'paris']],
    [{ period: 'today' }, []],
    [{ period: 'all', search: '', department: '', startDate: '', endDate: '', type_id: 3 }, ['paris']],
    [{ search: 'conseil', department: '75' }, ['conseil']],
    [{ search: 'conseil', type_id: 26, period: 'month' }, []],
    [{ search: '732829320', type_id: 9 }, ['marvaudon']],
    [{ search: 'elm atelier', department: '2A', type_id: 9 }, ['corse']],
    [{ statut: 'draft', status: 'draft', type_id: 3 }, ['paris']],
  ])('filters by %o', async (query, slugs) => {
    expect(await found(query as Record<string, string>)).toEqual(slugs);
  });

  it.each([
    [{ type_id: 'x' }, "Ce type d'annonce n'existe pas."],
    [{ department: 'Rhône' }, /^Un département est désigné par son code/],
    [{ start_date: 'hier' }, /^Une date doit être/],
    [{ endDate: '2026-02-31' }, /^Une date doit être/],
    [{ period: 'year' }, /^La période/],
    [{ page: '0' }, /^Le numéro de page/],
    [{ page_size: '101' }, /^Le nombre d'éléments/],
    [{ search: 'x'.repeat(201) }, /200 caractères/],
  ])('refuses %o', async (query, message) => {
    const answer = await ask(query as Record<string, string>);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: expect.stringMatching(message) });
  });

  it("reflects each change of an announcement's status", async () => {
    const { db } = database();
    const change = (changes: object) =>
      db.updateTable('announcements').set(changes).where('slug', '=', 'conseils').execute();
    const has = async (search: string) => (await found({ search })).includes('conseils');
    await change({ company_name: 'Zéphyrine' });
    expect([await has('conseils'), await has('zephyrine')]).toEqual([false, true]);
    await change({ status: 'draft' });
    expect(await has('zephyrine')).toBe(false);
    await change({ status: 'published' });
    expect(await has('zephyrine')).toBe(true);
    await change({ deleted_at: NOW });
    expect(await has('zephyrine')).toBe(false);
    await change({ deleted_at: null, publication_date: daysAgo(-3) });
    expect(await has('zephyrine')).toBe(false);
    await change({ publication_date: daysAgo(400), company_name: 'Conseils 2000' });
    expect(await has('2000')).toBe(true);
    const { rows } = await sql`
      select from announcement_words where word = 'zephyrine'
      union all
      select from announcement_words left join announcements on id = announcement_id
      where announcements.status <> 'published' or deleted_at is not null or id is null
    `.execute(db);
    expect(rows).toHaveLength(0);
  });
});

describeOnServer('the search of many announcements', (database) => {
  const app = useReadingApp(database, async () => {});
  const ask = async (query: Record<string, string | number>) =>
    app().inject({ url: '/api/legal-announcements', query: query as Record<string, string> });

  it('counts to ten thousand exactly, and then says that there are more; an export ends there', async () => {
    const { db } = database();
    const many = (first: number, last: number) =>
      sql`
        insert into announcements (id, reference, slug, status, origin, type_id, title, content, company_name,
          company_form, siret, address, city, department, contact_name, contact_email, publication_date, published_at)
        select gen_random_uuid(), 'AL-' || lpad(n::text, 6, '0'), 'foule-' || n, 'published', 'admin', 4, 'Avis',
          '<p>Avis</p>', 'FOULE NOMBREUSE', 'SAS', '99' || lpad(n::text, 12, '0'), 'x', 'x', '31', 'x', 'x@exemple.fr',
          ${daysAgo(100)}::timestamptz - n * interval '1 minute', ${daysAgo(100)}
        from generate_series(${first}::int, ${last}::int) as n
      `.execute(db);
    const totals = async () => {
      const of = async (query: Record<string, string | number>) => (await ask(query)).json<List>().pagination;
      return [
        await of({ department: '31' }),
        await of({ search: 'foule' }),
        await of({ search: 'foule nombreuse' }),
        await of({ search: '990', type_id: 4 }),
      ].map(({ total, totalIsMore }) => `${total}${totalIsMore ? '+' : ''}`);
    };
    // Of the back-office, which this search does not use: to keep them takes most of the time of ten thousand rows.
    await sql`drop index announcements_company_trigrams, announcements_contact_trigrams, announcements_search`.execute(
      db,
    );
    await many(1, 10_000);
    expect(new Set(await totals())).toEqual(new Set(['10000']));
    await many(10_001, 10_001);
    expect(new Set(await totals())).toEqual(new Set(['10000+']));

    const page = async (query: Record<string, string | number>) =>
      (await ask(query)).json<List>().data.map(({ slug }) => slug);
    expect(await page({ department: '31', page: 101, page_size: 100 })).toEqual(['foule-10001']);
    expect(await page({ search: 'foule', page: 100, page_size: 100 })).toHaveLength(100);
    expect(await page({ search: 'foule', page: 101, page_size: 100 })).toEqual([]);
    expect(await page({ search: 'foul', page: 3, page_size: 2 })).toEqual(['foule-5', 'foule-6']);

    const { body } = await app().inject('/api/legal-announcements/export.csv?search=foule');
    const exported = [...body.matchAll(/annonce\/foule-(\d+)"/g)].map(([, n]) => Number(n));
    // The newest first, each once.
    expect(exported).toEqual(Array.from({ length: 10_000 }, (_, n) => n + 1));
  });
});

import { sql } from 'kysely';
import { announcementTypes } from '#domain/announcement/types.ts';
import { departments } from '#domain/company/departments.ts';
import { legalForms } from '#domain/company/legal-forms.ts';
import type { Database } from '#server/db/client.ts';
import { unhurried } from './without-indexes.ts';

/** References have six digits. */
const MOST = 1_000_000;
const BATCH = 50_000;

/** Suffixes of company names, the most frequent first. */
const trades =
  'conseil holding immobilier services transports invest construction boulangerie consulting patrimoine gestion batiment ' +
  'renov energie distribution auto restauration design studio sante formation digital bois plomberie electricite paysage ' +
  'securite nettoyage traiteur location mecanique pharmacie optique coiffure voyages editions production logistique';

/**
 * Beginnings, middles and ends of invented names: thirty thousand combinations, each used by a few companies.
 */
const syllables = [
  'ar bel cor dan el fa gal har is jor kel lor mar nor or pel quin ros sar tal ur val ver yvo zel bri cla dro flo gre',
  'va ve vi vo ma me mi mo ra re ri ro la le li lo sa se si so ta te ti to na ne ni no bau chau lau rou',
  'line don cour vel mont court ville rac gnac lin dier bert sac nois rande tane cieux doux vain tier get lot dras bin rel',
];

/**
 * Published announcements of invented companies, generated in SQL: a million in a few minutes, where
 * inserting rows one by one would take an hour. Two in three are of the last two years, a tenth in Paris, a
 * quarter constitutions, as in a real newspaper.
 */
export const insertManyAnnouncements = async (
  db: Database,
  count: number,
  today: Date,
  onProgress: (done: number) => void = () => {},
): Promise<void> => {
  if (count > MOST) throw new Error(`Il n'existe que ${MOST} références d'annonce.`);
  const away = await takeIndexesAway(db);
  for (let first = 0; first < count; first += BATCH) {
    const last = Math.min(first + BATCH, count) - 1;
    await db.connection().execute(async (connection) => {
      await sql`set statement_timeout = 0`.execute(connection);
      await insertBatch(first, last, { count, today }).execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    });
    onProgress(last + 1);
  }
  await unhurried(db, [...away, 'vacuum analyze announcements, announcement_words, announcement_vocabulary']);
};

/**
 * Drops every index that is not a constraint and returns the statements that create them again: at the end
 * this takes a tenth of the time.
 */
const takeIndexesAway = async (db: Database): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index left join pg_constraint on conindid = indexrelid
    where indrelid in ('announcements'::regclass, 'announcement_words'::regclass, 'announcement_vocabulary'::regclass)
      and pg_constraint.oid is null
  `.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  return rows.map(({ definition }) => definition);
};

const words = (text: string) => sql`${text.split(' ')}::text[]`;

/** Pseudo-random but reproducible: the n-th announcement is always the same. */
const spread = (salt: number) => sql`(hashint8extended(n, ${salt}::bigint) & 2147483647)`;

const pick = (list: string, salt: number) => {
  const all = list.split(' ');
  return sql`(${words(list)})[1 + ${spread(salt)} % ${all.length}::int]`;
};

const insertBatch = (first: number, last: number, { count, today }: { count: number; today: Date }) => {
  const codes = departments.map(({ code }) => code).join(' ');
  const forms = legalForms.map(({ value }) => value).join(' ');
  const trade = trades.split(' ');
  return sql`
    insert into announcements (id, reference, slug, status, origin, type_id, title, content, company_name, company_form,
      siret, capital, address, city, department, contact_name, contact_email, submitted_at, publication_date,
      published_at, created_at)
    select gen_random_uuid(), 'AL-' || lpad(n::text, 6, '0'), 'masse-' || n, 'published', 'admin', type_id,
      'Avis concernant ' || company, '<p>' || company || ', ' || form || ' au capital de ' || capital
        || ' 000 €. ' || repeat('Aux termes d''une décision de l''assemblée, il a été pris acte de l''opération. ', 2)
        || 'Mention en sera faite au registre du commerce et des sociétés.</p>',
      company, form, siret, capital || ' 000 €', (1 + ${spread(11)} % 120) || ' rue de la République', 'Ville',
      department, case when n % 10 = 0 then 'Service juridique' else 'Me ' || initcap(contact) end,
      'client' || n || '@exemple.fr', date, date, date, date
    from (
      select n,
        case when ${spread(1)} % 4 = 0 then 1 else 1 + ${spread(2)} % ${announcementTypes.length}::int end as type_id,
        case when ${spread(3)} % 10 = 0 then '75' else ${pick(codes, 4)} end as department,
        ${pick(forms, 5)} as form,
        upper(${pick(syllables[0] ?? '', 6)} || ${pick(syllables[1] ?? '', 7)} || ${pick(syllables[2] ?? '', 8)})
          || case when ${spread(9)} % 10 < 7
            then ' ' || initcap((${words(trades)})[1 + floor(${trade.length}::int * power((${spread(10)} % 1000) / 1000.0, 2))::int])
            else '' end as company,
        ${pick(syllables[0] ?? '', 15)} || ${pick(syllables[1] ?? '', 16)} || ${pick(syllables[2] ?? '', 17)} as contact,
        1 + ${spread(12)} % 500 as capital,
        lpad((100000000 + (${spread(13)} % 400000) * 2111)::text, 9, '0') || lpad((${spread(14)} % 100000)::text, 5, '0') as siret,
        ${today}::timestamptz - power(n::float8 / ${count}::int, 1.5) * interval '4 years' as date
      from generate_series(${first}::int, ${last}::int) as n
    ) as made
    on conflict do nothing
  `;
};

import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { announcementTypes } from '#domain/announcement/types.ts';
import { departments } from '#domain/company/departments.ts';
import { legalForms } from '#domain/company/legal-forms.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { createRandom, type Random } from '#server/seed/announcements/random.ts';
import { companyOf, PLACES } from './articles.ts';

const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;
const REFERENCES = 1_000_000;

/** Published notices of invented companies, dated over the last three years. */
export const insertAnnouncements = async (db: Database, count: number, today: Date): Promise<void> => {
  if (count > REFERENCES) throw new Error(`Il n'existe que ${REFERENCES} références d'annonce.`);
  for (let start = 0; start < count; start += BATCH) {
    const random = createRandom(start + 7);
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) =>
      announcement(random, start + offset, { count, today }),
    );
    await db
      .insertInto('announcements')
      .values(rows)
      // The references of the demonstration content are in the same range.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

const announcement = (
  random: Random,
  index: number,
  { count, today }: { count: number; today: Date },
): Insertable<Tables['announcements']> => {
  const date = new Date(today.getTime() - (index / count) * 3 * 365 * DAY);
  const company = companyOf(random);
  const type = random.pick(announcementTypes);
  const form = random.pick(legalForms).value;
  const city = random.pick(PLACES);
  const address = `${random.int(1, 120)} rue de la ${random.pick(['Gare', 'Paix', 'République', 'Mairie'])}`;
  return {
    id: randomUUID(),
    reference: `AL-${String(REFERENCES - 1 - index).padStart(6, '0')}`,
    slug: `${company.toLowerCase()}-${type.name.replaceAll('_', '-')}-${index}`,
    status: 'published',
    origin: 'admin',
    type_id: type.id,
    title: `${type.label} : ${company}`,
    content: `<p>${company}, ${form} au capital de ${random.int(1, 500)} 000 euros, dont le siège est situé ${address}, ${city}. Aux termes d'une décision du ${date.toLocaleDateString('fr-FR')}, il a été pris acte de l'opération suivante : ${type.label.toLowerCase()}. Mention en sera faite au registre du commerce et des sociétés.</p>`,
    company_name: company,
    company_form: form,
    siret: String(random.int(10_000_000_000_000, 99_999_999_999_999)),
    capital: `${random.int(1, 500)} 000 €`,
    address,
    city,
    department: random.pick(departments).code,
    contact_name: 'Service juridique',
    contact_email: 'juridique@exemple.fr',
    submitted_at: date,
    publication_date: date,
    published_at: date,
    created_at: date,
  };
};

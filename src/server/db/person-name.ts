import { sql } from 'kysely';

/** « Ada Martin », of the joined `users`; null for nobody, and for whoever has no name left. */
export const personName = sql<string | null>`nullif(trim(users.first_name || ' ' || users.last_name), '')`;

/** The same where nothing is joined: of whoever the column (`articles.updated_by`) names. */
export const nameOfPerson = (column: string) =>
  sql<string | null>`(select ${personName} from users where users.id = ${sql.ref(column)})`;

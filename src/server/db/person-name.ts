import { sql } from 'kysely';

/** « Ada Martin », of the joined `users`; null for no user, and for an anonymised one. */
export const personName = sql<string | null>`nullif(trim(users.first_name || ' ' || users.last_name), '')`;

/** The same where nothing is joined: of the user whose id is in the column (`articles.updated_by`). */
export const nameOfPerson = (column: string) =>
  sql<string | null>`(select ${personName} from users where users.id = ${sql.ref(column)})`;

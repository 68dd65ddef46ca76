import pg from 'pg';

/** Each database of a test is a copy of this one: copying is faster than migrating. */
export const TEMPLATE = 'parution_template';

/** For what no transaction may hold: creating and dropping databases. */
export const runOnServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

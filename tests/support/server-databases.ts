import pg from 'pg';

/** Each test database is a copy of this one: copying is faster than migrating. */
export const TEMPLATE = 'parution_template';

/** For statements that cannot run in a transaction: creating and dropping databases. */
export const runOnServer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

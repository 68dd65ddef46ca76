import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Database } from '#server/db/client.ts';

/** The transaction that a statement begins in, until it ends. */
type Transaction = { readonly url: string; isOpen: boolean };

const around = new AsyncLocalStorage<Transaction>();

const refusal = (): Error =>
  new Error('A statement outside of the transaction around it: the embedded database has one connection');

const { connect } = pg.Pool.prototype;
// The site's own pool has its address: whoever simulates another process has a second pool, and another address.
pg.Pool.prototype.connect = function (this: pg.Pool, callback?: unknown) {
  const transaction = around.getStore();
  const isWaitedFor = transaction?.isOpen && transaction.url === this.options.connectionString;
  if (!isWaitedFor) return Reflect.apply(connect, this, [callback]);
  if (typeof callback !== 'function') return Promise.reject(refusal());
  callback(refusal());
} as typeof connect;

type Builder = ReturnType<Database['transaction']>;

const watched = (builder: Builder, url: string): Builder =>
  new Proxy(builder, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'execute')
        return (...given: unknown[]) => watched(Reflect.apply(value, target, given), url);
      const execute: Builder['execute'] = async (work) => {
        const transaction = { url, isOpen: true };
        return target
          .execute((trx) => around.run(transaction, () => work(trx)))
          .finally(() => {
            transaction.isOpen = false;
          });
      };
      return execute;
    },
  });

/**
 * A transaction that waits for a statement on the database around it waits for ever on the embedded one, which has one
 * connection. A server has ten: there the statement fails instead, so that a test on PostgreSQL finds the same defect.
 */
export const refuseStatementsAround = (db: Database, url: string): void => {
  const begin = db.transaction.bind(db);
  db.transaction = () => watched(begin(), url);
};

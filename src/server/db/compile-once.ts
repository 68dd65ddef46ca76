import type { CompiledQuery } from 'kysely';
import type { Connection } from './client.ts';
import { readerOf } from './read-together.ts';

/** Stands for a value while its statement is compiled. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A built statement, or a raw one. */
type Statement = { compile(db: Connection): CompiledQuery<unknown> };

type RowsOf<Built> = Built extends { compile(db: Connection): CompiledQuery<infer Row> } ? Row[] : never;

type Compiled = { statement: CompiledQuery<unknown>; isTogether: boolean };

/** Taken for one that writes, a statement that reads only takes its own connection. */
const WRITES = /\b(?:insert|update|delete|merge|for share)\b/i;

type Options<Shape> = {
  /** Whether it takes its own connection although it reads, so as to run beside what begins with it. */
  isAlone?: (shape: Shape) => boolean;
};

/** The statements of one kind; more are forgotten and compiled again. */
const MOST_SHAPES = 200;

/**
 * A statement that runs often, built and compiled once: that takes longer than to send it. `build` gets slots instead of
 * the values, and must only put them into the statement: what it looks at belongs to the shape, of which each has its own
 * statement. Returns the function that runs it.
 */
export const compileOnce = <
  Values extends object,
  Built extends Statement,
  Shape extends string | undefined = undefined,
>(
  build: (db: Connection, values: Values, shape: Shape) => Built,
  { isAlone = () => false }: Options<Shape> = {},
) => {
  const statements = new Map<Shape, Compiled>();

  const compile = (db: Connection, shape: Shape): Compiled => {
    const slots = new Proxy({}, { get: (_, name) => new Slot(String(name)) });
    const statement = build(db, slots as Values, shape).compile(db);
    const compiled = { statement, isTogether: !isAlone(shape) && !WRITES.test(statement.sql) };
    if (statements.size >= MOST_SHAPES) statements.clear();
    statements.set(shape, compiled);
    return compiled;
  };

  return async (db: Connection, values: Values, ...[shape]: Shape extends string ? [Shape] : []) => {
    const { statement, isTogether } = statements.get(shape as Shape) ?? compile(db, shape as Shape);
    const parameters = statement.parameters.map((given) =>
      given instanceof Slot ? values[given.name as keyof Values] : given,
    );
    const query = { ...statement, parameters };
    const read = isTogether ? readerOf(db) : undefined;
    const rows = read ? await read(query) : (await db.executeQuery(query)).rows;
    return rows as RowsOf<Built>;
  };
};

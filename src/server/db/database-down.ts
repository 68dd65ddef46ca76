/** Codes of the network and of PostgreSQL that say "not now", as opposed to "this statement is wrong". */
const DOWN = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EMFILE', // no file left for a connection
  'ENFILE',
  '25006', // read_only_sql_transaction: a standby, or a full server that an operator protects
  '53000',
  '53100', // disk_full
  '53200', // out_of_memory
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '57P05', // idle_session_timeout
  '57014', // query_canceled: it took longer than statement_timeout
  '58030', // io_error
  '53300', // too_many_connections
  '08000',
  '08001',
  '08003',
  '08006',
]);

export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  if ('code' in error && typeof error.code === 'string' && DOWN.has(error.code)) return true;
  // node-postgres reports these without a code.
  return /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message);
};

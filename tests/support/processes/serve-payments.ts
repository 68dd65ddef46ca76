import { createSandboxPayments } from '#server/adapters/sandbox-payments/sandbox-payments.ts';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import { sandboxStore } from '#server/areas/payments/sandbox-store.queries.ts';
import { startPaymentJobs } from '#server/areas/payments/start-payment-jobs.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { secretNamed } from '#server/db/secrets.queries.ts';
import { startScheduledTask } from '#server/jobs/scheduled-task.ts';
import { listen } from '#tests/support/listening.ts';

/**
 * serve-payments.ts <data folder or ''> <database address or ''>: the API with the embedded payment page and
 * the payment jobs, as the product starts them; prints its address, then waits to be killed.
 */
const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
const log = { info() {}, warn() {}, error() {} };
const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
await migrate(database);
let url = '';
const sandbox = createSandboxPayments({
  store: sandboxStore(database.db),
  clock: systemClock,
  secret: await secretNamed(database.db, 'sandbox-payments'),
  publicUrl: () => url,
  notify: async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    return (await fetch(`${url}/api/stripe/webhook`, { method: 'POST', headers, body })).ok;
  },
});
({ url } = await listen(database, {
  publicUrl: () => url,
  payments: sandbox.provider,
  testPayments: sandbox.testCheckout,
  env: { RATE_LIMIT_SCALE: '100000' },
}));
await startPaymentJobs({ database, clock: systemClock, provider: sandbox.provider, log });
startScheduledTask({ name: 'sandbox-payments', everyMs: 200, run: sandbox.deliverDue, log });
process.stdout.write(`${url}\n`);

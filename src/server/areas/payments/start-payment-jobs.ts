import { CLOSE_CHECKOUT_QUEUE, PARTIAL_REFUND_QUEUE, REFUND_QUEUE } from '#server/db/job-queues.ts';
import type { JobLog, JobsDatabase, Worker } from '#server/jobs/background-work.ts';
import { startScheduledTask } from '#server/jobs/scheduled-task.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PaymentProvider } from '#server/ports/payment-provider.ts';
import { type CloseCheckoutJob, closeCheckout } from './close-checkout.ts';
import { performRefund, type RefundJob } from './perform-refund.ts';
import { reconcilePayments } from './reconcile-payments.ts';

type Deps = {
  database: JobsDatabase;
  clock: Clock;
  provider: PaymentProvider | undefined;
  log: JobLog;
};

const MINUTE = 60_000;

/** The payment jobs and tasks: refunds, pages to close, and reconciliation with the provider. */
export const startPaymentJobs = async ({ database, clock, provider, log }: Deps): Promise<Worker> => {
  const deps = { db: database.db, clock, provider };
  const work = { database, concurrency: 1, attemptMs: MINUTE, log };
  const refunds = {
    ...work,
    perform: ({ data }: { data: RefundJob }) => performRefund(deps, data),
    describe: ({ paymentId }: RefundJob) => ({ paymentId }),
  };
  const workers = [
    await startWorker<RefundJob>({ ...refunds, queue: REFUND_QUEUE }),
    await startWorker<RefundJob>({ ...refunds, queue: PARTIAL_REFUND_QUEUE }),
    await startWorker<CloseCheckoutJob>({
      ...work,
      queue: CLOSE_CHECKOUT_QUEUE,
      perform: ({ data }) => closeCheckout(deps, data),
      describe: ({ paymentId }) => ({ paymentId }),
    }),
    startScheduledTask({
      name: 'reconcile-payments',
      everyMs: 5 * MINUTE,
      run: () =>
        reconcilePayments({
          ...deps,
          onError: (error) => log.warn({ err: error }, 'payment not reconciled'),
        }),
      log,
    }),
  ];
  return {
    name: 'payments',
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
  };
};

import { paymentStatuses } from '#domain/announcement/status.ts';
import { parisDay, startOfDay } from '#domain/period/paris-day.ts';
import { countPaymentsByStatus, readWebhookDelays } from '#server/areas/payments/public.ts';
import { sumCallsSince } from '#server/areas/writing/public.ts';
import { type Family, valuesOf } from '#server/metrics/registry.ts';
import { readSystem, type SystemDeps } from './read-system.ts';
import { countMails } from './system.queries.ts';

const MAIL_STATES = ['waiting', 'retry', 'active', 'failed'];

const secondsOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso) / 1_000);

/** What « État du système » shows and a little more, the same whichever process reads it. */
export const readSiteMetrics = async (deps: SystemDeps): Promise<Family[]> => {
  const { db, clock } = deps;
  const now = clock.now();
  const state = await readSystem(deps);
  const mails = new Map((await countMails(db)).map(({ state, count }) => [state, count]));
  const paid = new Map((await countPaymentsByStatus(db)).map(({ status, count }) => [status, count]));
  const webhooks = await readWebhookDelays(db, now);
  const { tokens } = await sumCallsSince(db, startOfDay(parisDay(now)));
  const age = (iso: string | null): number =>
    iso ? Math.max(0, (now.getTime() - Date.parse(iso)) / 1_000) : 0;
  return [
    valuesOf(
      { name: 'parution_jobs', help: 'Jobs that wait or run, and those given up, by queue.' },
      state.queues.flatMap(({ name: queue, waiting, failed }) => [
        [{ queue, state: 'waiting' }, waiting] as const,
        [{ queue, state: 'failed' }, failed] as const,
      ]),
    ),
    valuesOf(
      { name: 'parution_job_oldest_seconds', help: 'Age of the oldest waiting job of a queue.' },
      state.queues.map(({ name: queue, oldest }) => [{ queue }, age(oldest)]),
    ),
    valuesOf(
      { name: 'parution_mails', help: 'Mails that are not sent yet, by state.' },
      MAIL_STATES.map((name) => [{ state: name }, mails.get(name) ?? 0]),
    ),
    valuesOf(
      { name: 'parution_payments', help: 'Payments by status.' },
      paymentStatuses.map((status) => [{ status }, paid.get(status) ?? 0]),
    ),
    valuesOf({ name: 'parution_payments_to_check', help: 'Payments that need a person, by reason.' }, [
      [{ reason: 'held' }, state.payments.held],
      [{ reason: 'unsettled' }, state.payments.unsettled],
      [{ reason: 'stuck_refund' }, state.payments.stuckRefunds],
    ]),
    valuesOf(
      {
        name: 'parution_webhooks_late',
        help: 'Payment notifications of the last day that came more than five minutes late.',
      },
      [[{}, webhooks.late]],
    ),
    valuesOf({ name: 'parution_webhook_delay_seconds', help: 'The worst of their delays.' }, [
      [{}, webhooks.worst],
    ]),
    valuesOf({ name: 'parution_ai_tokens_today', help: 'Tokens of the writing service used today.' }, [
      [{}, tokens],
    ]),
    valuesOf({ name: 'parution_last_backup_timestamp_seconds', help: 'When the last backup was made.' }, [
      [{}, secondsOf(state.lastBackup?.at ?? null) ?? 0],
    ]),
    valuesOf({ name: 'parution_late_transmissions', help: 'Announcements to transmit for over a week.' }, [
      [{}, state.lateTransmissions],
    ]),
    valuesOf({ name: 'parution_disk_free_bytes', help: 'Free space of the data folder.' }, [
      [{}, state.disk?.free ?? null],
    ]),
    valuesOf({ name: 'parution_disk_size_bytes', help: 'Size of the disk of the data folder.' }, [
      [{}, state.disk?.total ?? null],
    ]),
    valuesOf({ name: 'parution_database_size_bytes', help: 'Size of the database.' }, [
      [{}, state.database.bytes],
    ]),
    valuesOf({ name: 'parution_references_used', help: 'References of six digits that are taken.' }, [
      [{}, state.references.used],
    ]),
    valuesOf({ name: 'parution_needs', help: 'What « État du système » asks a person to do.' }, [
      [{ urgent: 'true' }, state.needs.filter(({ urgent }) => urgent).length],
      [{ urgent: 'false' }, state.needs.filter(({ urgent }) => !urgent).length],
    ]),
  ];
};

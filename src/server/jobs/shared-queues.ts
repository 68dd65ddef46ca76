import type { PgBoss } from 'pg-boss';
import type { JobLog, JobsDatabase } from './background-work.ts';
import { dueQueues, JOB_QUEUED } from './jobs.queries.ts';
import { openJobs } from './open-jobs.ts';
import { startScheduledTask } from './scheduled-task.ts';
import { createWakeSignal } from './wake-signal.ts';

type Member = { readonly queue: string; readonly wake: () => void };

/** A job to be retried, or to be done later, becomes due without a notification. */
const POLL_MS = 5_000;

type Shared = {
  readonly members: Set<Member>;
  readonly opening: Promise<{ boss: PgBoss; close: () => Promise<void> }>;
};

const shared = new WeakMap<object, Shared>();

/**
 * The workers of a process share one pg-boss, one channel and one poll: an idle site asks its database as little for seven
 * queues as for one. The first to join opens them, the last to leave closes them.
 */
export const joinQueues = async (database: JobsDatabase, queue: string, log: JobLog) => {
  const key = database.executeSql;
  const { members, opening } = shared.get(key) ?? share(database, log);
  shared.set(key, { members, opening });
  const signal = createWakeSignal();
  const member = { queue, wake: signal.wake };
  members.add(member);
  const leave = async (): Promise<void> => {
    members.delete(member);
    if (members.size > 0) return;
    shared.delete(key);
    await (await opening).close();
  };
  try {
    const { boss } = await opening;
    return { boss, signal, leave };
  } catch (error) {
    shared.delete(key);
    throw error;
  }
};

const share = (database: JobsDatabase, log: JobLog): Shared => {
  const members = new Set<Member>();
  return { members, opening: open(database, members, log) };
};

const open = async (database: JobsDatabase, members: ReadonlySet<Member>, log: JobLog) => {
  const unreachable = (error: unknown) => log.warn({ err: error }, 'queues not reached');
  const wake = (isWoken: (member: Member) => boolean): void => {
    for (const member of members) if (isWoken(member)) member.wake();
  };
  const boss = openJobs(database, { supervise: true, onError: unreachable });
  await boss.start();
  const stopListening = await database.listen({
    channel: JOB_QUEUED,
    onMessage: (named) => wake(({ queue }) => queue === named),
    onGap: () => wake(() => true),
  });
  const poll = startScheduledTask({
    name: 'due jobs',
    everyMs: POLL_MS,
    run: async () => {
      const queues = new Set([...members].map(({ queue }) => queue));
      const due = await dueQueues(database.db, [...queues]).catch(unreachable);
      wake(({ queue }) => due?.includes(queue) === true);
    },
    log,
  });
  return {
    boss,
    async close() {
      await poll.stop();
      await stopListening();
      await boss.stop({ close: false });
    },
  };
};

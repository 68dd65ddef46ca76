import type { Worker } from 'node:cluster';
import { type Family, labelled } from './registry.ts';

/** What the first process of a cluster asks the others, and what they answer. */
type Question = { readonly metricsAsked: number; readonly ofSite: boolean };
type Answer = { readonly metricsOf: number; readonly families: readonly Family[] };

/** A process that is busy for longer is left out of this scrape. */
const ANSWER_MS = 5_000;

let questions = 0;

const ask = (worker: Worker, ofSite: boolean): Promise<readonly Family[]> => {
  questions += 1;
  const question: Question = { metricsAsked: questions, ofSite };
  return new Promise((resolve) => {
    const end = (families: readonly Family[]) => {
      clearTimeout(timer);
      worker.off('message', receive);
      worker.off('exit', leave);
      resolve(families);
    };
    const receive = (message: Partial<Answer>) => {
      if (message.metricsOf === question.metricsAsked) end(message.families ?? []);
    };
    const leave = () => end([]);
    const timer = setTimeout(leave, ANSWER_MS);
    worker.on('message', receive);
    worker.once('exit', leave);
    worker.send(question, (error) => error && leave());
  });
};

/**
 * The metrics of all processes, each under its number: a process that is replaced restarts its own counters only, which
 * Prometheus expects. What concerns the whole site is read by one of them.
 */
export const collectFromAll = async (workers: ReadonlyMap<number, Worker>): Promise<Family[]> => {
  const [reader] = workers.keys();
  const all = await Promise.all(
    [...workers].map(async ([number, worker]) => {
      const own = labelled(await ask(worker, false), { process: number });
      return number === reader ? [...own, ...(await ask(worker, true))] : own;
    }),
  );
  return all.flat();
};

/** What a process counts of its own work, and what any of them reads of the whole site. */
export type Collect = { ofProcess: () => Family[]; ofSite: () => Promise<Family[]> };

/** In a process of a cluster. */
export const answerMetrics = ({ ofProcess, ofSite }: Collect): void => {
  process.on('message', async (message: Partial<Question>) => {
    if (message?.metricsAsked === undefined) return;
    const families = message.ofSite ? await ofSite().catch(() => []) : ofProcess();
    process.send?.({ metricsOf: message.metricsAsked, families } satisfies Answer);
  });
};

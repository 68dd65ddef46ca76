import type { GenerationRun } from '#contract/admin-writing.ts';
import { writingMessages as text } from '#contract/writing-messages.fr.ts';
import type { Connection } from '#server/db/client.ts';
import { listItemsOf, type RunRow } from './generation.queries.ts';

export const readRun = async (db: Connection, run: RunRow, now: Date): Promise<GenerationRun> => {
  const items = await listItemsOf(db, run.id);
  const count = (wanted: string) => items.filter(({ status }) => status === wanted).length;
  // Several may be in progress: the one begun last is shown.
  const current = items
    .filter(({ status }) => status === 'writing')
    .toSorted((a, b) => (b.started_at?.getTime() ?? 0) - (a.started_at?.getTime() ?? 0))[0];
  const done = count('done');
  const failed = count('failed');
  return {
    id: run.id,
    status: run.status,
    engine: { kind: run.engine_kind, name: run.engine_name },
    category_ids: run.category_ids,
    requested: run.requested,
    planned: run.planned,
    done,
    failed,
    current: run.status === 'running' ? (current?.title ?? null) : null,
    started_at: run.started_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
    elapsed: Math.max(0, ((run.finished_at ?? now).getTime() - run.started_at.getTime()) / 1_000),
    asked_by: run.asked_by_name,
    message: messageOf(run, done, failed, items.find(({ error }) => error !== null)?.error ?? null),
    items: items.map(({ position, title, status, article_id, error }) => ({
      position,
      title,
      status,
      article_id,
      error,
    })),
  };
};

const messageOf = (run: RunRow, done: number, failed: number, reason: string | null): string => {
  const fewer = run.planned < run.requested ? [text.fewerThanAsked(run.planned, run.requested)] : [];
  if (run.status === 'running') return fewer.join('');
  if (run.status === 'cancelled') return text.cancelled(done);
  if (run.status === 'failed') return [`${text.generateFailed}.`, ...(reason ? [reason] : [])].join(' ');
  if (fewer.length === 0 && failed === 0) return text.generated;
  return [`${text.generated}.`, ...fewer, ...(failed > 0 ? [text.someFailed(failed)] : [])].join(' ');
};

import { randomUUID } from 'node:crypto';
import { writingMessages } from '#contract/writing-messages.fr.ts';
import { parisDay, startOfDay } from '#domain/period/paris-day.ts';
import { AppError } from '#server/errors.ts';
import type { WritingOutcome } from '#server/ports/writing-engine.ts';
import { insertAiCall, sumCallsSince } from './ai-calls.queries.ts';
import type { WritingDeps } from './writing-deps.ts';

const thousands = new Intl.NumberFormat('fr-FR');

const spentToday = ({ db, clock }: WritingDeps) => sumCallsSince(db, startOfDay(parisDay(clock.now())));

/** Null for an engine that costs nothing. */
export const readBudget = async (deps: WritingDeps) => {
  if (deps.engine.info.kind === 'builtin') return null;
  const { tokens, costMicros } = await spentToday(deps);
  return {
    limit_tokens: deps.dailyTokens(),
    used_tokens: tokens,
    used_cost: costMicros === null ? null : costMicros / 1_000_000,
  };
};

/** Checked before each call: concurrent calls may exceed it by their own usage. */
export const assertBudget = async (deps: WritingDeps): Promise<void> => {
  const budget = await readBudget(deps);
  if (!budget || budget.used_tokens < budget.limit_tokens) return;
  throw new AppError('writing.cap-reached', budget, {
    message: writingMessages.capReached(thousands.format(budget.limit_tokens)),
  });
};

type Call = {
  work: 'generate' | 'rephrase';
  begun: Date;
  runId?: string;
  articleId?: string;
};

/** Whatever the outcome: a failed call is paid for too. */
export const recordCall = async (deps: WritingDeps, outcome: WritingOutcome, call: Call): Promise<void> => {
  if (!outcome.usage) return;
  const at = deps.clock.now();
  await insertAiCall(deps.db, {
    id: randomUUID(),
    at,
    work: call.work,
    model: outcome.usage.model,
    input_tokens: outcome.usage.inputTokens,
    output_tokens: outcome.usage.outputTokens,
    cost_micros: outcome.usage.costMicros,
    outcome: 'text' in outcome ? 'done' : outcome.fault,
    milliseconds: Math.max(0, at.getTime() - call.begun.getTime()),
    article_id: call.articleId ?? null,
    run_id: call.runId ?? null,
  });
};

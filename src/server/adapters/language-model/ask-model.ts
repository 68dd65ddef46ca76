import { setTimeout as wait } from 'node:timers/promises';
import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import type { TokenUse, WritingFault } from '#server/ports/writing-engine.ts';

export type AskSettings = {
  readonly modelName: string;
  /** The timeout of one call, without its retries. */
  readonly timeoutMs: number;
  readonly retries: number;
  readonly firstWaitMs: number;
  /** Per million tokens. */
  readonly prices: { readonly input: number; readonly output: number } | undefined;
};

type Asked<Shape extends z.ZodType> = {
  system: string;
  prompt: string;
  /** Of the answer. */
  shape: Shape;
  signal: AbortSignal;
};
type Answered<Shape extends z.ZodType> =
  | { answer: z.output<Shape>; usage: TokenUse }
  | { fault: WritingFault; detail: string; usage: TokenUse | null };
type Failure = { fault: WritingFault; detail: string; again: boolean; waitMs?: number | undefined };

const OUTPUT_TOKENS = 8_000;
const LONGEST_WAIT_MS = 30_000;

/** Calls the model until its answer has the right shape: retries temporary errors, a bounded number of times. */
export const askModel = async <Shape extends z.ZodType>(
  model: LanguageModel,
  settings: AskSettings,
  asked: Asked<Shape>,
): Promise<Answered<Shape>> => {
  let spent: TokenUse | null = null;
  for (let attempt = 0; ; attempt += 1) {
    const one = await askOnce(model, settings, asked);
    if (one.usage) spent = add(spent, one.usage, settings);
    if ('answer' in one) return { answer: one.answer, usage: spent ?? add(null, undefined, settings) };
    if (!one.again || attempt >= settings.retries) return { ...faultOf(one), usage: spent };
    const pause = one.waitMs ?? settings.firstWaitMs * 2 ** attempt;
    await wait(Math.min(pause, LONGEST_WAIT_MS), undefined, { signal: asked.signal }).catch(() => {});
    if (asked.signal.aborted) return { fault: 'cancelled', detail: 'aborted while waiting', usage: spent };
  }
};

const askOnce = async <Shape extends z.ZodType>(
  model: LanguageModel,
  { timeoutMs }: AskSettings,
  { system, prompt, shape, signal }: Asked<Shape>,
): Promise<({ answer: z.output<Shape> } | Failure) & { usage: Counted }> => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { output, usage } = await generateText({
      model,
      output: Output.object({ schema: shape }),
      system,
      prompt,
      maxRetries: 0,
      maxOutputTokens: OUTPUT_TOKENS,
      temperature: 0.3,
      abortSignal: AbortSignal.any([signal, timeout]),
    });
    return { answer: output as z.output<Shape>, usage };
  } catch (error) {
    // An unusable answer was paid for too.
    const usage = NoObjectGeneratedError.isInstance(error) ? error.usage : undefined;
    return { ...classifyError(error, signal, timeout), usage };
  }
};

const faultOf = ({ fault, detail }: Failure) => ({ fault, detail });

const classifyError = (error: unknown, signal: AbortSignal, timeout: AbortSignal): Failure => {
  if (signal.aborted) return { fault: 'cancelled', detail: 'aborted', again: false };
  if (timeout.aborted) return { fault: 'tooSlow', detail: 'no answer in time', again: false };
  if (NoObjectGeneratedError.isInstance(error))
    // Paid for; the next attempt may be valid.
    return { fault: 'unusable', detail: `finish reason ${error.finishReason}`, again: true };
  if (!APICallError.isInstance(error)) return { fault: 'unreachable', detail: nameOf(error), again: true };
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined) return { fault: 'unreachable', detail: nameOf(error), again: true };
  if (status === 429 || status === 408 || status >= 500)
    return { fault: 'busy', detail: `status ${status}`, again: true, waitMs: retryAfter(responseHeaders) };
  // A 200 whose body is not of the protocol.
  if (status < 400) return { fault: 'unusable', detail: `status ${status}, malformed`, again: true };
  return { fault: 'refused', detail: `status ${status}`, again: false };
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

const retryAfter = (headers: Readonly<Record<string, string>> | undefined): number | undefined => {
  const seconds = Number(headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 && headers?.['retry-after'] ? seconds * 1_000 : undefined;
};

type Counted = { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined;

const add = (before: TokenUse | null, usage: Counted, { modelName, prices }: AskSettings): TokenUse => {
  const inputTokens = (before?.inputTokens ?? 0) + (usage?.inputTokens ?? 0);
  const outputTokens = (before?.outputTokens ?? 0) + (usage?.outputTokens ?? 0);
  const costMicros = prices ? Math.round(inputTokens * prices.input + outputTokens * prices.output) : null;
  return { model: modelName, inputTokens, outputTokens, costMicros };
};

import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { WritingEngine, WritingOutcome } from '#server/ports/writing-engine.ts';
import { toWrittenText } from './answer.ts';
import { type AskSettings, askModel } from './ask-model.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { generatePrompt, rephrasePrompt } from './prompts.ts';

export type LanguageModelSettings = {
  /** Of a service that speaks the OpenAI protocol, as in https://api.mistral.ai/v1 */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeoutMs: number;
  readonly prices: AskSettings['prices'];
  readonly retries?: number;
  readonly firstWaitMs?: number;
};

const RETRIES = 3;
const FIRST_WAIT_MS = 2_000;

export const createLanguageModel = (given: LanguageModelSettings): WritingEngine => {
  const provider = createOpenAICompatible({
    name: 'parution',
    baseURL: given.baseUrl,
    ...(given.apiKey && { apiKey: given.apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
  });
  const model = provider(given.model);
  const settings: AskSettings = {
    modelName: given.model,
    timeoutMs: given.timeoutMs,
    prices: given.prices,
    retries: given.retries ?? RETRIES,
    firstWaitMs: given.firstWaitMs ?? FIRST_WAIT_MS,
  };

  const ask = async (
    prompt: { system: string; prompt: string },
    signal: AbortSignal,
    preserved: readonly string[] = [],
  ): Promise<WritingOutcome> => {
    const answered = await askModel(model, settings, { ...prompt, signal });
    if ('fault' in answered) return answered;
    const text = toWrittenText(answered.answer, preserved);
    const { usage } = answered;
    return text ? { text, usage } : { fault: 'unusable', detail: 'no article in the answer', usage };
  };

  return {
    info: { kind: 'model', name: given.model },
    generate: (sources, signal) => ask(generatePrompt(sources), signal),
    rephrase: (text, signal) => {
      const { preserved, ...prompt } = rephrasePrompt(text);
      return ask(prompt, signal, preserved);
    },
  };
};

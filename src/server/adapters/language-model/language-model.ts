import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { boundedFetch } from '#server/net/bounded.ts';
import type { WritingEngine, WritingOutcome } from '#server/ports/writing-engine.ts';
import { answerShape, toWrittenText } from './answer.ts';
import type { AskSettings } from './ask-model.ts';
import { generatePrompt, rephrasePrompt } from './prompts.ts';

/** Far more than any article: an endless answer must not fill the memory. */
const MOST_BYTES = 2 * 1024 * 1024;

export type LanguageModelSettings = {
  /** The base URL of a service with the OpenAI protocol, such as https://api.mistral.ai/v1 */
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

/** The configured service, and how it is asked. */
export const openModel = (given: LanguageModelSettings) => {
  const provider = createOpenAICompatible({
    name: 'parution',
    baseURL: given.baseUrl,
    ...(given.apiKey && { apiKey: given.apiKey }),
    supportsStructuredOutputs: true,
    fetch: boundedFetch(MOST_BYTES),
  });
  const model = provider(given.model);
  const settings: AskSettings = {
    modelName: given.model,
    timeoutMs: given.timeoutMs,
    prices: given.prices,
    retries: given.retries ?? RETRIES,
    firstWaitMs: given.firstWaitMs ?? FIRST_WAIT_MS,
  };
  return { model, settings };
};

export const createLanguageModel = (given: LanguageModelSettings): WritingEngine => {
  const { model, settings } = openModel(given);

  const ask = async (
    prompt: { system: string; prompt: string },
    signal: AbortSignal,
    preserved: readonly string[] = [],
  ): Promise<WritingOutcome> => {
    // Loaded when a text is written: most sites have no such service, and its library takes memory.
    const { askModel } = await import('./ask-model.ts');
    const answered = await askModel(model, settings, { ...prompt, shape: answerShape, signal });
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

import { ConfigError } from '../errors.ts';

type GivenWriting = {
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  readonly timeoutMs: number;
  readonly input: number | undefined;
  readonly output: number | undefined;
};

/** A language model when its address and its name are set; otherwise the built-in engine. */
export function writingSettings({ baseUrl, apiKey, model, timeoutMs, input, output }: GivenWriting) {
  if ((input === undefined) !== (output === undefined))
    throw new ConfigError('Configuration : AI_PRICE_INPUT et AI_PRICE_OUTPUT se règlent ensemble.');
  const prices = input === undefined || output === undefined ? undefined : { input, output };
  if (baseUrl && model) return { baseUrl, apiKey, model, timeoutMs, prices };
  if (baseUrl || model || apiKey)
    throw new ConfigError(
      'Configuration : AI_BASE_URL et AI_MODEL se règlent ensemble (AI_API_KEY si le service en demande une).',
    );
  return undefined;
}

import type { SourceText } from '#domain/writing/compose-from-sources.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';

/** A source of an article. Its text is data, never instructions to the engine. */
export type WritingSource = SourceText & { readonly origin: string; readonly date: string | null };

/** What was paid, for failed attempts too. */
export type TokenUse = {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of the currency of the configured prices; null without prices. */
  readonly costMicros: number | null;
};

export type WritingFault =
  | 'unreachable'
  | 'tooSlow'
  | 'busy'
  | 'refused'
  | 'unusable'
  | 'cancelled'
  | 'nothing';

export type WritingOutcome =
  | { readonly text: WrittenText; readonly usage: TokenUse | null }
  /** `detail` is for the log: it never holds the texts or the key. */
  | { readonly fault: WritingFault; readonly detail: string; readonly usage: TokenUse | null };

export type WritingEngine = {
  /** `name` is shown, and stored with what it wrote. */
  readonly info: { readonly kind: 'model' | 'builtin'; readonly name: string };
  /** Never throws: a failure is an outcome. Its HTML is not sanitised yet. */
  generate(sources: readonly WritingSource[], signal: AbortSignal): Promise<WritingOutcome>;
  rephrase(text: WrittenText, signal: AbortSignal): Promise<WritingOutcome>;
};

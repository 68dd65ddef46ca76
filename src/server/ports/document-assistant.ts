import type { TokenUse, WritingFault } from './writing-engine.ts';

/** A question of the form, in its own words. */
export type Question = { readonly key: string; readonly label: string };

export type ProposedAnswer = { readonly key: string; readonly value: string; readonly sentence: string };

/** Answers questions about a document. Nothing it says is trusted: the caller looks for each sentence in the text. */
export type DocumentAssistant = {
  /** Never throws: a failure is an outcome. */
  propose(
    text: string,
    questions: readonly Question[],
    signal: AbortSignal,
  ): Promise<
    | { readonly answers: readonly ProposedAnswer[]; readonly usage: TokenUse | null }
    | { readonly fault: WritingFault; readonly detail: string; readonly usage: TokenUse | null }
  >;
};

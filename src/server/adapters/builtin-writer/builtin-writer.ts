import { BUILTIN_ENGINE_NAME } from '#contract/writing-messages.fr.ts';
import { composeFromSources } from '#domain/writing/compose-from-sources.ts';
import { tidyArticle } from '#domain/writing/tidy-article.ts';
import type { WrittenText } from '#domain/writing/written-text.ts';
import type { WritingEngine, WritingOutcome } from '#server/ports/writing-engine.ts';

const outcome = (text: WrittenText | undefined): WritingOutcome =>
  text ? { text, usage: null } : { fault: 'nothing', detail: 'no sentence', usage: null };

/** Composes texts from the given sentences only: no model, no cost. */
export const builtinWriter: WritingEngine = {
  info: { kind: 'builtin', name: BUILTIN_ENGINE_NAME },
  generate: async (sources) => outcome(composeFromSources(sources)),
  rephrase: async (text) => outcome(tidyArticle(text)),
};

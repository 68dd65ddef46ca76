import { isDeepStrictEqual } from 'node:util';
import type { Config } from '#server/config.ts';
import type { DocumentAssistant } from '#server/ports/document-assistant.ts';
import type { WritingEngine } from '#server/ports/writing-engine.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import { builtinWriter } from './builtin-writer/builtin-writer.ts';
import { createDocumentAssistant } from './language-model/document-assistant.ts';
import { createLanguageModel } from './language-model/language-model.ts';

/** The built-in engine, unless a language model is set; each use has that of the moment. */
export const openWriting = (settings: Pick<LiveSettings, 'latest'>) => {
  let opened: { of: Config['writing']; engine: WritingEngine; assistant: DocumentAssistant | undefined } = {
    of: undefined,
    engine: builtinWriter,
    assistant: undefined,
  };
  const current = () => {
    const { writing } = settings.latest().config;
    if (!isDeepStrictEqual(writing, opened.of))
      opened = {
        of: writing,
        engine: writing ? createLanguageModel(writing) : builtinWriter,
        // Only a language model can say more of a document than the reader.
        assistant: writing && createDocumentAssistant(writing),
      };
    return opened;
  };
  const engine: WritingEngine = {
    get info() {
      return current().engine.info;
    },
    generate: (sources, signal) => current().engine.generate(sources, signal),
    rephrase: (text, signal) => current().engine.rephrase(text, signal),
  };
  return {
    writing: { engine, dailyTokens: () => settings.latest().config.dailyTokens },
    documentAssistant: () => current().assistant,
  };
};

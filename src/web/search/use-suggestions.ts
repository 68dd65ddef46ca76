import { type KeyboardEvent, useContext, useEffect, useMemo, useState } from 'react';
import { articlePath } from '#contract/paths.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { fetchSuggestions, type Suggestion } from '#web/api/suggestions.ts';
import { createTermEmitter } from '#web/search/search-term.ts';
import { meaningOf, NONE, NOTHING } from './suggestion-keys.ts';

/** Opens a page of the site. A property of what is in the header, whose HTML is cached and uses no context. */
export type Navigate = (address: string) => unknown;

/** The suggestions for the typed text, and the one selected with the arrows; a chosen one opens its article. */
export const useSuggestions = (navigate: Navigate, onChoose: (() => void) | undefined) => {
  const api = useContext(ApiContext);
  const [options, setOptions] = useState(NOTHING);
  const [typing, setTyping] = useState(false);
  const requester = useMemo(
    () => createAsker(api, (found) => setOptions({ suggestions: found, active: NONE })),
    [api],
  );
  useEffect(() => requester.cancel, [requester]);

  const close = () => {
    requester.cancel();
    setOptions(NOTHING);
    setTyping(false);
  };
  const type = (text: string) => {
    setTyping(true);
    requester.type(text);
  };
  const choose = (chosen: Suggestion) => {
    close();
    onChoose?.();
    void navigate(articlePath(chosen));
  };

  const pressKey = (event: KeyboardEvent) => {
    const meaning = meaningOf(event.key, options);
    switch (meaning?.does) {
      case undefined:
        return;
      case 'submit':
        // Suggestions still on their way are no longer needed.
        return close();
      case 'move':
        setOptions({ ...options, active: meaning.to });
        break;
      case 'choose':
        choose(meaning.chosen);
        break;
      case 'close':
        close();
        // The mobile menu also listens to Escape: it must not close.
        event.nativeEvent.stopImmediatePropagation();
    }
    event.preventDefault();
  };

  return { ...options, typing, open: options.suggestions.length > 0, type, pressKey, choose, close };
};

/** Requests suggestions once the typing pauses; an answer to an older text is ignored. */
const createAsker = (api: ApiClient | undefined, onAnswer: (found: readonly Suggestion[]) => void) => {
  let leaving: AbortController | undefined;
  const emitter = createTermEmitter(async (text) => {
    leaving?.abort();
    leaving = new AbortController();
    const { signal } = leaving;
    const found = api ? await fetchSuggestions(api, text, signal) : [];
    if (!signal.aborted) onAnswer(found);
  });
  return {
    type: emitter.type,
    cancel() {
      emitter.cancel();
      leaving?.abort();
    },
  };
};

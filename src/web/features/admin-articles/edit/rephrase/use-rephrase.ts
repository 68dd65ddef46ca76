import { useContext, useEffect, useRef, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { failures } from '../editor-texts.ts';
import type { ArticleText } from '../history/comparable-text.ts';
import type { ArticleFormState } from '../use-article-form.ts';
import { loadRephrased, type Rephrased, removeRephrased, storeRephrased } from './stored-rephrasing.ts';

/** The delay before the new text replaces the old one. */
const APPLY_MS = 1_000;

type Phase = 'idle' | 'running' | 'finished';
export type Rephrasing = ReturnType<typeof useRephrase>;

const TEXT_FIELDS = ['title', 'description', 'content'] as const;

/** Rephrases the article's text in the form; the former text can be restored. */
export const useRephrase = ({ article, form, autosave, setHeld, rephrasingId }: ArticleFormState) => {
  const api = useContext(ApiContext);
  const [phase, setPhase] = useState<Phase>('idle');
  const [failure, setFailure] = useState<string>();
  const [rephrased, setRephrased] = useState<Rephrased>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the text that the page opened with.
  useEffect(() => setRephrased(loadRephrased(article?.id, textNow())), []);

  const move = (next: Phase) => {
    setPhase(next);
    setHeld(next !== 'idle');
  };
  const put = (text: ArticleText) => {
    for (const name of TEXT_FIELDS)
      form.setValue(name, text[name], { shouldDirty: true, shouldValidate: true });
    autosave.touch();
  };
  const textNow = (): ArticleText => {
    const { title, description, content } = form.getValues();
    return { title, description, content };
  };

  /** One rephrasing from request to result; after a cancellation its result is ignored. */
  const run = async (client: ApiClient, id: string, { signal }: AbortController) => {
    const before = textNow();
    // The typed text is saved on the server first, so that it cannot be lost.
    await autosave.flush();
    const call = { params: { id }, body: before, signal };
    const answer = await client.post('/admin/articles/:id/rephrase', call);
    if (signal.aborted) return;
    move('finished');
    await pause(APPLY_MS, signal);
    if (signal.aborted) return;
    const { title, description, content } = answer.article;
    const after = { title, description, content };
    put(after);
    rephrasingId.current = answer.rephrasing_id;
    const missing = answer.missing_facts.map(({ text }) => text);
    const result = { before, after, message: answer.message, engine: answer.engine, missing };
    setRephrased(result);
    storeRephrased(id, result);
    move('idle');
  };

  const start = async () => {
    if (!api || phase !== 'idle') return;
    setFailure(article ? undefined : failures.rephraseUnsaved);
    if (!article) return;
    const stop = new AbortController();
    running.current = stop;
    move('running');
    await run(api, article.id, stop).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      setFailure(errorMessageOf(error, failures.rephrase));
      move('idle');
    });
  };

  const close = () => {
    setRephrased(undefined);
    if (article) removeRephrased(article.id);
  };

  return {
    phase,
    failure,
    rephrased,
    start,
    /** Cancels; the text is unchanged. */
    stop: () => {
      running.current?.abort();
      move('idle');
    },
    /**
     * Restores the former text. Changes made to the new text are lost: the screen asks for confirmation
     * first.
     */
    editedSince: () => {
      const now = textNow();
      return rephrased !== undefined && TEXT_FIELDS.some((name) => now[name] !== rephrased.after[name]);
    },
    undo: () => {
      if (rephrased) put(rephrased.before);
      rephrasingId.current = undefined;
      close();
    },
    close,
    /** After a reload: the former text can still be restored if the form holds the new one. */
    recall: () => setRephrased(loadRephrased(article?.id, textNow())),
    clearFailure: () => setFailure(undefined),
  };
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

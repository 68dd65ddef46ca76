import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { GenerationRun } from '#contract/admin-writing.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { logFailure } from '#web/api/log-failure.ts';
import { followGeneration } from './follow-generation.ts';
import { successHref } from './generation-address.ts';
import { texts } from './generation-texts.ts';

/** Before the list of drafts opens. */
const LEAVE_MS = 1_000;

export type GenerationRequest = { categoryIds: number[]; count: number };

export type GenerationView =
  | { name: 'form' }
  /** Without a run: asked for, not yet begun. */
  | { name: 'running'; run?: GenerationRun; asked?: GenerationRequest }
  | { name: 'success'; run: GenerationRun }
  /** Some failed, or it was cancelled: what came of it is told, and nobody is sent away. */
  | { name: 'partial'; run: GenerationRun }
  | { name: 'failed'; message: string; run?: GenerationRun; asked?: GenerationRequest };

export type Generation = ReturnType<typeof useGeneration>;

/** One generation: begun here, or found under way on coming back. `last` is the one that the server told on arrival. */
export const useGeneration = (last: GenerationRun | null) => {
  const api = useContext(ApiContext);
  const navigate = useNavigate();
  const [view, setView] = useState<GenerationView>(() =>
    last?.status === 'running' ? { name: 'running', run: last } : { name: 'form' },
  );
  const [former, setFormer] = useState(last?.status === 'running' ? undefined : last?.id);
  const [cancelling, setCancelling] = useState(false);
  /** The answer of the call and the last event say the same: the first one counts. */
  const over = useRef<string>(undefined);

  const tell = useCallback((run: GenerationRun) => {
    if (over.current === run.id) return;
    if (run.status !== 'running') over.current = run.id;
    setCancelling((asked) => asked && run.status === 'running');
    setView(viewOf(run));
  }, []);

  const following = view.name === 'running';
  useEffect(() => {
    if (!following || !api) return;
    const onRefused = () =>
      api.get('/admin/articles/generation/run').catch(logFailure('La génération ne répond pas'));
    return followGeneration({ former, onRun: tell, onRefused });
  }, [following, former, tell, api]);

  useEffect(() => {
    if (view.name !== 'success') return;
    const timer = setTimeout(() => void navigate(successHref(view.run.done)), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [view, navigate]);

  const start = async (asked: GenerationRequest) => {
    if (!api || view.name === 'running') return;
    const before = over.current ?? former;
    setFormer(before);
    setView({ name: 'running', asked });
    try {
      tell((await api.post('/admin/articles/batch-generate', { body: asked })).run);
    } catch (error) {
      // No answer is not a failure of the work: it may go on without us, or have been begun by somebody else.
      const { run } = await api.get('/admin/articles/generation/run').catch(() => ({ run: null }));
      if (run && run.id !== before) tell(run);
      else setView({ name: 'failed', message: errorMessageOf(error, texts.failed), asked });
    }
  };

  const cancel = async () => {
    if (!api || cancelling) return;
    setCancelling(true);
    try {
      tell((await api.post('/admin/articles/generation/cancel')).run);
    } catch {
      // It was over before the call arrived: the stream tells how it ended.
      setCancelling(false);
    }
  };

  return { view, cancelling, start, cancel, showForm: () => setView({ name: 'form' }) };
};

const viewOf = (run: GenerationRun): GenerationView => {
  if (run.status === 'running') return { name: 'running', run };
  if (run.status === 'failed')
    return {
      name: 'failed',
      message: run.message || texts.failed,
      run,
      asked: { categoryIds: run.category_ids, count: run.requested },
    };
  return { name: run.status === 'done' && run.failed === 0 ? 'success' : 'partial', run };
};

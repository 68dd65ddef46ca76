import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { GenerationRun } from '#contract/admin-writing.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { logFailure } from '#web/api/log-failure.ts';
import { useIsLeaving } from '#web/ui/use-is-leaving.ts';
import { followGeneration } from './follow-generation.ts';
import { successHref } from './generation-address.ts';
import { texts } from './generation-texts.ts';

/** The delay before the list of drafts opens. */
const LEAVE_MS = 1_000;

export type GenerationRequest = { categoryIds: number[]; count: number };

export type GenerationView =
  | { name: 'form' }
  /** Without a run: requested, not started yet. */
  | { name: 'running'; run?: GenerationRun; request?: GenerationRequest }
  | { name: 'success'; run: GenerationRun }
  /** Some articles failed, or the run was cancelled: the result stays on screen, without a redirect. */
  | { name: 'partial'; run: GenerationRun }
  | { name: 'failed'; message: string; run?: GenerationRun; request?: GenerationRequest };

export type Generation = ReturnType<typeof useGeneration>;

/**
 * The current generation: started here, or already running when the page opened. `last` is the last run that
 * the server knew then.
 */
export const useGeneration = (last: GenerationRun | null) => {
  const api = useContext(ApiContext);
  const navigate = useNavigate();
  const [view, setView] = useState<GenerationView>(() =>
    last?.status === 'running' ? { name: 'running', run: last } : { name: 'form' },
  );
  const [former, setFormer] = useState(last?.status === 'running' ? undefined : last?.id);
  const [cancelling, setCancelling] = useState(false);
  /** The API answer and the last stream event both report the end: the first one is used. */
  const over = useRef<string>(undefined);

  const report = useCallback((run: GenerationRun) => {
    if (over.current === run.id) return;
    if (run.status !== 'running') over.current = run.id;
    setCancelling((requested) => requested && run.status === 'running');
    setView(viewOf(run));
  }, []);

  const following = view.name === 'running';
  useEffect(() => {
    if (!following || !api) return;
    const onRefused = () =>
      api.get('/admin/articles/generation/run').catch(logFailure('La génération ne répond pas'));
    return followGeneration({ former, onRun: report, onRefused });
  }, [following, former, report, api]);

  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (view.name !== 'success' || isLeaving) return;
    const timer = setTimeout(() => void navigate(successHref(view.run.done)), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [view, navigate, isLeaving]);

  const start = async (request: GenerationRequest) => {
    if (!api || view.name === 'running') return;
    const before = over.current ?? former;
    setFormer(before);
    setView({ name: 'running', request });
    try {
      report((await api.post('/admin/articles/batch-generate', { body: request })).run);
    } catch (error) {
      // A missing answer does not mean that the run failed: it may go on, or another editor may have started
      // one.
      const { run } = await api.get('/admin/articles/generation/run').catch(() => ({ run: null }));
      if (run && run.id !== before) report(run);
      else setView({ name: 'failed', message: errorMessageOf(error, texts.failed), request });
    }
  };

  const cancel = async () => {
    if (!api || cancelling) return;
    setCancelling(true);
    try {
      report((await api.post('/admin/articles/generation/cancel')).run);
    } catch {
      // The run had ended before the cancellation arrived: the stream reports its result.
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
      request: { categoryIds: run.category_ids, count: run.requested },
    };
  return { name: run.status === 'done' && run.failed === 0 ? 'success' : 'partial', run };
};

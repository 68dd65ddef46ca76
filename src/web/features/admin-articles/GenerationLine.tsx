import { useEffect, useRef } from 'react';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './ArticlesPage.module.css';
import { GENERATE } from './list-address.ts';

/** The polling interval; the generation page receives each step by a stream instead. */
const LOOK_MS = 4_000;

const readRun = (api: ApiClient, signal: AbortSignal) =>
  api.get('/admin/articles/generation/run', { signal }).then(({ run }) => run);

/** Shows a running generation to an editor who left its page; the list is reloaded when it ends. */
export const GenerationLine = ({ onOver }: { onOver: () => void }) => {
  const query = useApiRead(readRun, { keep: true });
  const run = query.status === 'success' ? query.data : null;
  const running = run?.status === 'running';
  const { refetch } = query;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(refetch, LOOK_MS);
    return () => clearInterval(timer);
  }, [running, refetch]);

  const wasRunning = useRef(false);
  const latestOnOver = useRef(onOver);
  useEffect(() => {
    latestOnOver.current = onOver;
  });
  useEffect(() => {
    if (wasRunning.current && !running) latestOnOver.current();
    wasRunning.current = running;
  }, [running]);

  if (!run || !running) return null;
  return (
    <p className={styles.generation}>
      <Icon name="sparkles" size={18} />
      <span>
        <Link to={GENERATE}>Génération d'articles en cours</Link> : {run.done + run.failed} article(s) sur{' '}
        {run.planned}
      </span>
    </p>
  );
};

import { GENERATION_EVENTS, type GenerationRun } from '#contract/admin-writing.ts';
import { paths } from '#contract/paths.ts';

type Follow = {
  /** A run that was over before: the one to come has another id. */
  former: string | undefined;
  onRun: (run: GenerationRun) => void;
  /** The stream was refused: the API says why, and ends the session when it is over. */
  onRefused: () => void;
  open?: (address: string) => EventSource;
};

/** Between two looks at a stream that has nothing to tell yet. */
const AGAIN_MS = 500;
const REFUSED_AGAIN_MS = 4_000;

/**
 * Tells each state of the run under way, until one that is over. A stream that is cut is opened again by the browser,
 * and says everything anew; one that tells only of an earlier run is asked again until the new one is there.
 */
export const followGeneration = ({ former, onRun, onRefused, open = openStream }: Follow): (() => void) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const again = (after: number) => {
    source.close();
    timer = setTimeout(listen, after);
  };
  const listen = () => {
    source = open(`${paths.api}${GENERATION_EVENTS}`);
    source.addEventListener('progress', ({ data }) => {
      const run = JSON.parse(data) as GenerationRun;
      if (run.id === former && run.status !== 'running') {
        again(AGAIN_MS);
        return;
      }
      if (run.status !== 'running') source.close();
      onRun(run);
    });
    source.addEventListener('none', () => again(AGAIN_MS));
    source.addEventListener('error', () => {
      // The browser opens a cut stream again by itself; what it gives up was refused.
      if (source.readyState !== CLOSED) return;
      onRefused();
      again(REFUSED_AGAIN_MS);
    });
  };
  listen();
  return () => {
    clearTimeout(timer);
    source.close();
  };
};

/** EventSource.CLOSED, where there is none. */
const CLOSED = 2;

const openStream = (address: string): EventSource => new EventSource(address);

import { GENERATION_EVENTS, type GenerationRun } from '#contract/admin-writing.ts';
import { paths } from '#contract/paths.ts';

type Follow = {
  /** The id of the previous run, which is already over: the new one has another id. */
  former: string | undefined;
  onRun: (run: GenerationRun) => void;
  /** The stream was refused: an API call then gives the reason, and ends an expired session. */
  onRefused: () => void;
  open?: (address: string) => EventSource;
};

/** The interval between two connections while the stream has no new run. */
const AGAIN_MS = 500;
const REFUSED_AGAIN_MS = 4_000;

/**
 * Reports each state of the running generation until it ends. The browser reconnects a broken stream and the
 * server sends the whole state again; while the stream only knows an earlier run, it is opened again until
 * the new one appears.
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
      // The browser reconnects by itself; it closes the stream only when the server refused it.
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

/** The value of EventSource.CLOSED, for environments without EventSource. */
const CLOSED = 2;

const openStream = (address: string): EventSource => new EventSource(address);

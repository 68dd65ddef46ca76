import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { pressGuard } from './press-guard.ts';
import styles from './SteadyActions.module.css';

type Props = {
  /** A key for what the buttons do: when it changes, a press meant for the previous button is ignored. */
  meaning: string;
  children: ReactNode;
};

/** Buttons that move or change meaning after a press: a quick second press never triggers another action. */
export const SteadyActions = ({ meaning, children }: Props) => {
  const [guard] = useState(pressGuard);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is what counts.
  useLayoutEffect(() => guard.change(), [guard, meaning]);
  useEffect(() => {
    const move = (event: globalThis.PointerEvent) => guard.move(pointOf(event));
    window.addEventListener('pointermove', move);
    return () => window.removeEventListener('pointermove', move);
  }, [guard]);
  const press = ({ target }: PointerEvent) => {
    const button = target instanceof Element ? target.closest('button, a') : null;
    if (button) guard.press(button.getBoundingClientRect());
  };
  const click = (event: MouseEvent) => {
    // A key press has no position: it acts on the focused button.
    if (event.detail === 0 || !guard.refuses(pointOf(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.actions} onPointerDownCapture={press} onClickCapture={click}>
      {children}
    </div>
  );
};

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({ x: clientX, y: clientY });

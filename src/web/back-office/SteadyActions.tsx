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
  /** What the buttons do now, in a word: another word, and a press of the former button is not taken for this one's. */
  meaning: string;
  children: ReactNode;
};

/** Buttons that change places or meaning once one of them is pressed: two quick presses never do two things. */
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
    // A key has no place on the screen: it goes where the focus is.
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

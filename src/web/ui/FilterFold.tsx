import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './FilterFold.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  /** How many filters are set. */
  count: number;
  /** A key of the current search: when it changes, the filters fold again, so that the results are visible. */
  shown: string;
  children: ReactNode;
};

/** Filters that a phone hides behind « Filtrer »; larger screens, and pages without scripts, show them all. */
export const FilterFold = ({ count, shown, children }: Props) => {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const fold = useRef<HTMLDivElement>(null);
  const id = useId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another search folds them away.
  useEffect(() => {
    // A hidden button takes no focus: on a large screen the keyboard stays in the filter.
    if (fold.current?.contains(document.activeElement)) toggle.current?.focus({ preventScroll: true });
    setOpen(false);
  }, [shown]);

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? `Filtrer (${count})` : 'Filtrer'}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <div ref={fold} id={id} className={styles.fold} hidden={!open}>
        {children}
      </div>
    </>
  );
};

import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Step } from './draft-store.ts';
import styles from './StepIndicator.module.css';
import { stepNames, steps } from './step-texts.ts';

type Props = {
  current: Step;
  hrefOf: (step: Step) => string;
  /** A payment is in progress: the form must not be left. */
  disabled: boolean;
};

/** The current step; a completed step is a link back to it. */
export const StepIndicator = ({ current, hrefOf, disabled }: Props) => (
  <ol className={styles.steps} aria-label="Étapes">
    {steps.map((step) => {
      const done = step < current;
      const contents = (
        <>
          <span className={styles.number}>{done ? <Icon name="check" size={18} /> : step}</span>
          <span>
            {stepNames[step]}
            {done && <VisuallyHidden> (étape terminée)</VisuallyHidden>}
          </span>
        </>
      );
      return (
        <li
          key={step}
          className={styles.step}
          data-done={done || undefined}
          aria-current={step === current ? 'step' : undefined}
        >
          {done && !disabled ? (
            <Link className={styles.contents} to={hrefOf(step)}>
              {contents}
            </Link>
          ) : (
            <div className={styles.contents}>{contents}</div>
          )}
        </li>
      );
    })}
  </ol>
);

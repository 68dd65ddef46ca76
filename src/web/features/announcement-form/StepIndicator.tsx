import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Step } from './draft-store.ts';
import styles from './StepIndicator.module.css';
import { stepNames, steps } from './step-texts.ts';

export const StepIndicator = ({ current }: { current: Step }) => (
  <ol className={styles.steps} aria-label="Étapes">
    {steps.map((step) => (
      <li
        key={step}
        className={styles.step}
        data-done={step < current || undefined}
        aria-current={step === current ? 'step' : undefined}
      >
        <span className={styles.number}>{step < current ? <Icon name="check" size={18} /> : step}</span>
        <span>
          {stepNames[step]}
          {step < current && <VisuallyHidden> (étape terminée)</VisuallyHidden>}
        </span>
      </li>
    ))}
  </ol>
);

import { type ReactNode, useId } from 'react';
import styles from './NumberedSteps.module.css';

type Props = { title: string; steps: readonly ReactNode[] };

/** The next steps, in order. */
export const NumberedSteps = ({ title, steps }: Props) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the list.
          <li key={index}>
            <div>{step}</div>
          </li>
        ))}
      </ol>
    </section>
  );
};

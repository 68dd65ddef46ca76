import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

type Props = { title: string; children: ReactNode };

/** A box of the back-office with its title. */
export const Panel = ({ title, children }: Props) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

import type { ComponentProps } from 'react';
import styles from './Tick.module.css';

type Props = {
  label: string;
  /** For a box whose row says what it is about. */
  hideLabel?: boolean;
  /** Some of what it stands for is chosen, not all. */
  partial?: boolean;
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'style' | 'ref'>;

/** A box to tick, dense as the back-office is; the room around it is 44 px. */
export const Tick = ({ label, hideLabel, partial = false, ...input }: Props) => (
  <label className={styles.tick}>
    <input
      {...input}
      type="checkbox"
      ref={(box) => {
        if (box) box.indeterminate = partial;
      }}
    />
    <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
  </label>
);

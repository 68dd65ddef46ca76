import type { Ref } from 'react';
import styles from './Honeypot.module.css';

/** A field that people neither see, reach nor hear of; programs that fill in everything fill it in. */
export const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className={styles.away} aria-hidden="true">
    <label>
      Ne pas remplir
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

import type { Ref } from 'react';
import styles from './Honeypot.module.css';

/** A hidden field that people cannot see or focus and screen readers skip; bots fill it in. */
export const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <div className={styles.away} aria-hidden="true">
    <label>
      Ne pas remplir
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

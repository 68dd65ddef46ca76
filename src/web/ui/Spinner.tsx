import { Seal } from './Seal.tsx';
import styles from './Spinner.module.css';

/** The slowly turning seal, with the loading text. */
export const Spinner = ({ text }: { text: string }) => (
  <div className={styles.spinner} role="status">
    <Seal size={44} />
    {text}
  </div>
);

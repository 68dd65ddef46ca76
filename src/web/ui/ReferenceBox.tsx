import { Band } from './Band.tsx';
import styles from './ReferenceBox.module.css';

type Props = { label: string; reference: string };

/** A reference number, framed between two bands. */
export const ReferenceBox = ({ label, reference }: Props) => (
  <div className={styles.box}>
    <Band />
    <p>
      {label} <strong>{reference}</strong>
    </p>
    <Band />
  </div>
);

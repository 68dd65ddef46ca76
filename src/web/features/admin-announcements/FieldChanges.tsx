import type { FieldChange } from '#contract/admin-announcement-review.ts';
import { DifferencePieces } from '#web/back-office/TextDifference.tsx';
import styles from './FieldChanges.module.css';

/** The changes of a notice, field by field. */
export const FieldChanges = ({ changes }: { changes: readonly FieldChange[] }) =>
  changes.length === 0 ? (
    <p>Le texte est identique.</p>
  ) : (
    <dl className={styles.changes}>
      {changes.map(({ field, label, pieces }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <DifferencePieces pieces={pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );

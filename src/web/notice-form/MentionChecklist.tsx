import { missingMentions } from '#domain/announcement/notice/notice-rules.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './MentionChecklist.module.css';
import type { NoticeFormValues } from './notice-form-values.ts';
import { noticeValuesOf } from './typed-notice.ts';
import { blanksLeft } from './warnings.ts';

/** The mandatory mentions that are missing from the text. It never blocks: the user may know better. */
export const MentionChecklist = ({ values }: { values: NoticeFormValues }) => {
  const missing = missingMentions(Number(values.type_id), noticeValuesOf(values));
  const blanks = blanksLeft(visibleText(values.content));
  return (
    <div className={styles.checklist} data-complete={missing.length === 0 || undefined}>
      <Icon name={missing.length === 0 ? 'done' : 'warning'} size={20} />
      <div>
        {/* Announced when the user pauses, not at each keystroke. */}
        <p role="status">
          {missing.length === 0
            ? 'Toutes les mentions attendues sont renseignées.'
            : `Manque : ${missing.map(({ label }) => label).join(', ')}`}
        </p>
        {blanks.length > 0 && <p>À compléter dans le texte : {blanks.join(', ')}</p>}
        {missing.length > 0 && (
          <details className={styles.why}>
            <summary>Pourquoi ces mentions ?</summary>
            <ul>
              {missing.map(({ key, label, basis }) => (
                <li key={key}>
                  {label} : {basis}
                </li>
              ))}
            </ul>
            <p>Rien n'est bloquant : un expert relit chaque annonce avant sa parution.</p>
          </details>
        )}
      </div>
    </div>
  );
};

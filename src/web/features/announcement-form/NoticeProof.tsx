import { findAnnouncementType } from '#domain/announcement/types.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { capitalOf } from '#web/notice-form/typed-notice.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { useModule } from '#web/ui/use-module.ts';
import styles from './NoticeProof.module.css';
import type { SubmissionValues } from './submission-values.ts';

const loadPrinter = () => import('#web/notice-form/editor/notice-html.ts');

/** The same badge, title, facts and text as on the announcement's card and page, with the same typography. */
export const NoticeProof = ({ values }: { values: SubmissionValues }) => {
  const printer = useModule(loadPrinter);
  const { label, family } = findAnnouncementType(Number(values.type_id));
  const capital = capitalOf(values);
  const facts = [values.companyForm && [values.companyForm, capital && `capital de ${capital}`]]
    .flat()
    .filter(Boolean)
    .join(', ');
  return (
    <article className={styles.sheet} data-family={family} lang="fr" aria-label="Aperçu">
      {values.type_id !== '' && <Badge>{label}</Badge>}
      <h3 className={styles.title}>{typeset(values.title) || 'Titre de votre annonce'}</h3>
      <p className={styles.company}>{typeset(values.companyName)}</p>
      <p className={styles.facts}>{typeset(facts)}</p>
      <p className={styles.facts}>{typeset(values.address)}</p>
      <div className={styles.text}>
        {printer.status === 'ready' && values.content !== '' ? (
          <NoticeText html={printer.module.asPrinted(values.content)} />
        ) : (
          <p className={styles.nothing}>Le texte paraîtra ici à mesure que vous l'écrivez.</p>
        )}
      </div>
    </article>
  );
};

import type { CalledNotice } from '#contract/document-reading.ts';
import { longDate } from '#contract/format.fr.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import type { ReadDocument } from '#web/storage/read-document.ts';
import { Banner } from '#web/ui/Banner.tsx';
import styles from './DocumentPanel.module.css';

/** Which notices the document calls for, where and by when. */
export const CalledNotices = ({ document: { reading, current } }: { document: ReadDocument }) => {
  const { notices } = reading;
  const filled = notices[current]?.fields.length ?? 0;
  const several = notices.length > 1;
  return (
    <Banner tone="success" title={titleOf(notices)}>
      <ol className={styles.notices} data-several={several || undefined}>
        {notices.map((notice, index) => (
          <li key={`${notice.typeId} ${notice.department}`} aria-current={index === current || undefined}>
            <NoticeLine notice={notice} />
          </li>
        ))}
      </ol>
      <p>
        {filledSentence(filled)}
        {several && ` pour la ${ordinal(current)}`}. Sous chacun figure la phrase du document dont il vient :
        vérifiez, et complétez ce qui manque.
      </p>
      {current + 1 < notices.length && (
        <p>L'annonce suivante vous sera proposée, déjà remplie, après l'envoi de celle-ci.</p>
      )}
    </Banner>
  );
};

/** Above what was read, whether or not the form is filled with it. */
export const titleOf = (notices: readonly CalledNotice[]): string => {
  if (notices[0]?.elsewhere) return "Ce document n'appelle pas d'annonce";
  return notices.length > 1
    ? `Ce document appelle ${notices.length} annonces`
    : 'Ce document appelle une annonce';
};

const filledSentence = (count: number): string =>
  count > 1 ? `${count} champs remplis` : `${count === 0 ? 'Aucun' : 'Un'} champ rempli`;

const ordinal = (index: number): string => (index === 0 ? 'première' : index === 1 ? 'deuxième' : 'suivante');

export const NoticeLine = ({ notice }: { notice: CalledNotice }) => {
  const { typeId, alsoTypeIds, department, until, deadline, later, reason, basis } = notice;
  const place = findDepartment(department);
  const also = alsoTypeIds.map((id) => findAnnouncementType(id).label.toLowerCase());
  return (
    <>
      <strong>{findAnnouncementType(typeId).label}</strong>
      {also.length > 0 && ` (${also.join(', ')})`}
      {place && `, dans le département ${place.name} (${place.code})`}
      {later && ', plus tard'}
      {until !== '' && `, au plus tard le ${longDate(new Date(`${until}T12:00:00Z`))}`}
      {until !== '' && until < isoDay(parisDay(new Date())) && ' : ce délai est passé, publiez sans attendre'}
      .{until === '' && deadline !== '' && !later && ` ${deadline}`}
      {reason !== '' && (
        <span className={styles.reason}>
          {' '}
          {reason} {basis && `(${basis})`}
        </span>
      )}
    </>
  );
};

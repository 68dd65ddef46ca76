import type { Announcement } from '#web/api/announcements.ts';
import styles from './AnnouncementFacts.module.css';

type Props = {
  announcement: Announcement;
  /** Facts for the announcement's own page: where and under which number it was published. */
  whole?: boolean;
};

/** The company's identity in three columns; unknown facts are omitted. */
export const AnnouncementFacts = ({ announcement, whole = false }: Props) => {
  const facts = [
    ['Autres modifications', announcement.otherTypes],
    ['Société', announcement.companyName],
    ['Forme juridique', announcement.companyForm],
    ['Capital', announcement.capital],
    ['Adresse', announcement.address],
    ['SIRET', announcement.siret],
    ['RCS', announcement.rcs],
    ...(whole
      ? [
          ['Ville', announcement.city],
          ['Département', announcement.department],
          ['Référence', announcement.reference],
        ]
      : []),
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

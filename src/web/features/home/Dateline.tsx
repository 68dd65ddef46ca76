import { paths } from '#contract/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './Dateline.module.css';

/** The line under the site header: the date, the motto, a link to publish an announcement. */
export const Dateline = ({ date }: { date: string }) => (
  <div className={styles.dateline}>
    <div className={`wrap ${styles.line}`}>
      <span>{date}</span>
      <em>L’actualité juridique et les annonces légales</em>
      <Link to={paths.submission}>Publier une annonce légale</Link>
    </div>
  </div>
);

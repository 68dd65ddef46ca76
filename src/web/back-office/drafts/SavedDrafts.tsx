import { shortDate, shortTime } from '#contract/format.fr.ts';
import { useStoredWork } from '#web/session/use-stored-work.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './SavedDrafts.module.css';

type Listed = { tabId: string | null; href: string; title: string; saved_at: string };
type Props = {
  drafts: readonly Listed[];
  /** The kind of the forms whose texts this browser stores: « article », « annonce ». */
  kind: string;
};

/** The editor's unsaved texts: after a crash, from another computer, or refused by the server. */
export const SavedDrafts = ({ drafts, kind }: Props) => {
  const here = useStoredWork().filter(({ key }) => key.startsWith(`${kind}:`));
  if (drafts.length + here.length === 0) return null;
  return (
    <div className={styles.place}>
      <Banner tone="info" title="Des textes ne sont pas enregistrés">
        <ul className={styles.drafts}>
          {drafts.map(({ tabId, href, title, saved_at }) => (
            <li key={`${href}:${tabId}`}>
              <Link to={href}>{title}</Link> — brouillon du {shortDate(new Date(saved_at))} à{' '}
              {shortTime(new Date(saved_at))}
            </li>
          ))}
          {here.map(({ key, label, path, keptAt }) => (
            <li key={key}>
              <Link to={path}>{label}</Link> — gardé dans ce navigateur le {shortDate(new Date(keptAt))} à{' '}
              {shortTime(new Date(keptAt))}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
};

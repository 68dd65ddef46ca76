import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './panels.module.css';

/** The announcement's audit lines, newest first. */
export const HistoryPanel = ({ announcement: { history } }: { announcement: AdminAnnouncement }) => (
  <Panel title="Historique">
    {history.length === 0 ? (
      <p className={styles.quiet}>Rien encore.</p>
    ) : (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable.
      <ol className={styles.list} tabIndex={0} aria-label="Historique">
        {history.map(({ at, by, action, sentence }) => (
          <li key={`${at}-${action}`}>
            {by} {sentence}
            <br />
            <span>
              {shortDate(new Date(at))} à {shortTime(new Date(at))}
            </span>
          </li>
        ))}
      </ol>
    )}
  </Panel>
);

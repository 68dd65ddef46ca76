import type { SourceImported } from '#contract/admin-sources.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './SourceImport.module.css';

const looks = {
  imported: { icon: 'check', label: 'Importée' },
  duplicate: { icon: 'minus', label: 'Déjà connue' },
  refused: { icon: 'alert', label: 'Refusée' },
} as const;

/** What became of each text of the file. */
export const ImportResult = ({ answer: { message, imported, items } }: { answer: SourceImported }) => (
  <div className={styles.result}>
    <Banner tone={imported > 0 ? 'success' : 'warning'}>{message}</Banner>
    {/* Reached by Tab, so that the arrows scroll a long list. */}
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable. */}
    <ul className={styles.items} aria-label="Résultat, source par source" tabIndex={0}>
      {items.map(({ title, status, message: why }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order of the file, where a title may come twice.
        <li key={index} data-status={status}>
          <Icon name={looks[status].icon} size={18} />
          <div>
            {title || 'Sans titre'}
            <p>
              {looks[status].label}
              {why && ` : ${why}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);

import { LIST_FAILED } from '#web/navigation/RetryButton.tsx';
import styles from './AnnouncementCount.module.css';
import type { AnnouncementResults } from './load-announcements.ts';
import { isFiltered } from './search-address.ts';

type Props = Pick<AnnouncementResults, 'search' | 'page' | 'found' | 'failed'>;

/** The number of results and the current position; a live region announces a change. */
export const AnnouncementCount = ({ search, page, found, failed }: Props) => (
  <p className={styles.count} role="status">
    {failed ? (
      <span>{LIST_FAILED}</span>
    ) : (
      <span>
        <b>{amountOf(found)}</b> {wordsFor(found.total, isFiltered(search))}
      </span>
    )}
    {found.pages > 1 && (
      <span>
        Page {page} sur {found.totalIsMore && 'plus de '}
        {numbers.format(found.pages)}
      </span>
    )}
  </p>
);

const numbers = new Intl.NumberFormat('fr-FR');

const amountOf = ({ total, totalIsMore }: Props['found']): string =>
  totalIsMore ? `plus de ${numbers.format(total)}` : numbers.format(total);

const wordsFor = (total: number, filtered: boolean): string => {
  const plural = total > 1 ? 's' : '';
  return `annonce${plural} ${filtered ? 'trouvée' : 'publiée'}${plural}`;
};

import type { SubmitEvent } from 'react';
import { Band } from '#web/ui/Band.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from './ListFoot.module.css';
import { pageHref } from './list-address.ts';
import { loadedMessage } from './loaded-message.ts';
import type { InfiniteList } from './use-infinite-list.ts';

type Props = {
  list: InfiniteList<{ id: string }>;
  /** The text at the end of the list. */
  end: string;
  /** The text while the next page loads. */
  loading: string;
};

/** After the items: the « next page » button or the end of the list; without JavaScript, links to the pages. */
export const ListFoot = ({ list, end, loading }: Props) => (
  <div className={styles.foot}>
    <p className="visually-hidden" role="status">
      {loadedMessage(list)}
    </p>
    {list.status === 'ended' ? (
      <div className={styles.end}>
        <Band />
        <p>{end}</p>
      </div>
    ) : (
      <More list={list} loading={loading} />
    )}
    <PageLinks list={list} />
  </div>
);

/** A plain form to the next page's address: it works before, and without, the page's scripts. */
const More = ({ list, loading }: Omit<Props, 'end'>) => {
  const { pathname, searchParams } = new URL(pageHref(list.list, list.last + 1), 'http://site');
  const loadMore = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    list.loadMore();
  };
  return (
    <form className={styles.more} action={pathname} onSubmit={loadMore} data-status={list.status}>
      {[...searchParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {list.status === 'failed' && (
        <p className={styles.failed} role="alert">
          La suite de la liste n'a pas pu être chargée.
        </p>
      )}
      <Button type="submit" variant="secondary">
        {list.status === 'failed' ? 'Réessayer' : 'Charger plus'}
      </Button>
      {list.status === 'loading' && (
        <div className={styles.loading}>
          <Spinner text={loading} />
        </div>
      )}
    </form>
  );
};

/** In the page for robots too; hidden by the style sheet where scripts run. */
const PageLinks = ({ list: { list, last, size, total, totalIsMore, status } }: Pick<Props, 'list'>) => {
  const pages = Math.ceil(total / size);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages">
      {last > 1 && (
        <Link to={pageHref(list, last - 1)} rel="prev">
          Page précédente
        </Link>
      )}
      <span>
        Page {last} sur {totalIsMore && 'plus de '}
        {pages}
      </span>
      {(last < pages || (totalIsMore && status !== 'ended')) && (
        <Link to={pageHref(list, last + 1)} rel="next">
          Page suivante
        </Link>
      )}
    </nav>
  );
};

import type { GenerationRun, ItemStatus } from '#contract/admin-writing.ts';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { editPath } from './generation-address.ts';
import styles from './RunItems.module.css';

const looks: Readonly<Record<ItemStatus, { icon: IconName; label: string }>> = {
  waiting: { icon: 'clock', label: 'En attente' },
  writing: { icon: 'sparkles', label: 'En cours' },
  done: { icon: 'check', label: 'Généré' },
  failed: { icon: 'alert', label: 'Échec' },
  cancelled: { icon: 'minus', label: 'Annulé' },
};

type Props = {
  items: GenerationRun['items'];
  /** Collapsed in a details element. */
  folded?: boolean;
};

/** The result of each article, and the reason of each failure. */
export const RunItems = ({ items, folded = false }: Props) => {
  if (items.length === 0) return null;
  const list = (
    <ul className={styles.items}>
      {items.map(({ position, title, status, article_id, error }) => (
        <li key={position} data-status={status}>
          <Icon name={looks[status].icon} size={18} />
          <div>
            {article_id ? <Link to={editPath(article_id)}>{title}</Link> : <span>{title}</span>}
            <p>
              {looks[status].label}
              {error && ` : ${error}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
  if (!folded) return list;
  return (
    <details className={styles.folded}>
      <summary>Article par article</summary>
      {list}
    </details>
  );
};

import { Icon } from '#web/ui/Icon.tsx';
import styles from './CategoryCards.module.css';

export type GenerationCategory = { id: number; slug: string; name: string; article_count: number };

type Props = {
  categories: readonly GenerationCategory[];
  selected: readonly number[];
  error: string | undefined;
  onChange: (selected: number[]) => void;
};

export const CATEGORIES_ID = 'generation-categories';

/** One checkbox per category, with its number of sources. */
export const CategoryCards = ({ categories, selected, error, onChange }: Props) => {
  const toggle = (id: number) =>
    onChange(selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]);
  return (
    <fieldset
      className={styles.group}
      id={CATEGORIES_ID}
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      aria-describedby={error && `${CATEGORIES_ID}-error`}
    >
      <legend>Catégories</legend>
      {error && (
        <p className={styles.error} id={`${CATEGORIES_ID}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
      <ul className={styles.cards}>
        {categories.map(({ id, slug, name, article_count }) => (
          <li key={id}>
            <label className={styles.card} data-category={slug} data-empty={article_count === 0 || undefined}>
              <input type="checkbox" checked={selected.includes(id)} onChange={() => toggle(id)} />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{article_count} articles</span>
              <span className={styles.mark}>
                <Icon name="check" size={18} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

import styles from './FilterChip.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  pressed: boolean;
  /** The number of results with this filter. */
  count?: number;
  /** Gives its swatch and its colour when on; ink without. */
  category?: string;
  children: string;
} & (
  | { onToggle: () => void; submits?: undefined }
  /** In a form: what it sends, which toggles it without the page's scripts too. */
  | { submits: { name: string; value: string }; onToggle?: undefined }
);

/** A filter that can be switched on or off. */
export const FilterChip = ({ pressed, count, category, children, onToggle, submits }: Props) => (
  <button
    {...(submits ? { ...submits, type: 'submit' } : { type: 'button' })}
    className={styles.chip}
    aria-pressed={pressed}
    data-category={category}
    onClick={onToggle}
  >
    {pressed ? <Icon name="check" size={16} /> : category && <i className={styles.swatch} />}
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </button>
);

import styles from './FilterChip.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  pressed: boolean;
  onToggle: () => void;
  /** Gives its swatch and its colour when on; ink without. */
  category?: string;
  children: string;
};

/** A filter that is on or off, beside others that are too. */
export const FilterChip = ({ pressed, onToggle, category, children }: Props) => (
  <button
    type="button"
    className={styles.chip}
    aria-pressed={pressed}
    data-category={category}
    onClick={onToggle}
  >
    {pressed ? <Icon name="check" size={16} /> : category && <i className={styles.swatch} />}
    {children}
  </button>
);

import { Icon } from '#web/ui/Icon.tsx';
import styles from './CountSlider.module.css';

const MIN_COUNT = 1;
const MAX_COUNT = 50;

export const COUNT_ID = 'generation-count';

type Props = {
  /** As typed: '' while the number is being edited. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The number of articles, by a slider or a number field; the number field is validated. */
export const CountSlider = ({ value, error, onChange }: Props) => {
  const count = Number(value);
  return (
    <div className={styles.count} data-invalid={error ? true : undefined}>
      <label htmlFor={COUNT_ID}>Nombre d'articles</label>
      <div className={styles.row}>
        <input
          type="range"
          aria-label="Nombre d'articles, par glissement"
          min={MIN_COUNT}
          max={MAX_COUNT}
          value={Number.isFinite(count) ? count : MIN_COUNT}
          aria-valuetext={`${value} article(s)`}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={COUNT_ID}
          type="number"
          inputMode="numeric"
          min={MIN_COUNT}
          max={MAX_COUNT}
          required
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${COUNT_ID}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{MIN_COUNT}</span>
        <span>{MAX_COUNT}</span>
      </p>
      {error && (
        <p className={styles.error} id={`${COUNT_ID}-error`}>
          <Icon name="alert" size={18} />
          {error}
        </p>
      )}
    </div>
  );
};

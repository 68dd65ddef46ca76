import type { z } from 'zod';
import type { transmissionListAnswer } from '#contract/admin-transmissions.ts';
import { Button } from '#web/ui/Button.tsx';
import { countText, daysText } from './period-texts.ts';
import styles from './TransmissionsPage.module.css';
import type { Period } from './use-transmissions.ts';

type Props = {
  periods: z.infer<typeof transmissionListAnswer>['periods'];
  busy: boolean;
  onTransmit: (period: Period) => void;
};

/** One click for each usual period. */
export const Periods = ({ periods, busy, onTransmit }: Props) => (
  <ul className={styles.periods}>
    {periods.map((period) => (
      <li key={period.key}>
        <div>
          <strong>{period.label}</strong>{' '}
          <span className={styles.quiet}>({daysText(period.from, period.to)})</span>
          <p>{countText(period)}</p>
        </div>
        <Button
          size="dense"
          icon="document"
          disabled={busy || period.toTransmit === 0}
          aria-label={`Préparer : ${period.label}`}
          onClick={() => onTransmit(period)}
        >
          Préparer
        </Button>
      </li>
    ))}
  </ul>
);

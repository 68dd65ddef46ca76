import { useCallback, useState } from 'react';
import { transmissionPreviewQuery } from '#contract/admin-transmissions.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Tick } from '#web/ui/Tick.tsx';
import { countText, hasSome } from './period-texts.ts';
import styles from './TransmissionsPage.module.css';
import type { Period } from './use-transmissions.ts';

type Props = { busy: boolean; onTransmit: (period: Period, again: boolean) => void };

/** A custom period, with the number of announcements in it before it is transmitted. */
export const OtherPeriod = ({ busy, onTransmit }: Props) => {
  const [period, setPeriod] = useState<Period>({ from: '', to: '' });
  const [again, setAgain] = useState(false);
  const whole = period.from !== '' && period.to !== '';
  const refused = whole ? transmissionPreviewQuery.safeParse(period).error?.issues[0]?.message : undefined;
  const preview = usePreview(whole && !refused ? period : undefined, busy);
  const count = preview && 'total' in preview ? preview : undefined;
  const some = count && (again ? count.total > 0 : hasSome(count));
  return (
    <div className={styles.other}>
      <h3>Une autre période</h3>
      <div className={styles.days}>
        <Field
          dense
          type="date"
          label="Premier jour"
          value={period.from}
          onChange={(event) => setPeriod({ ...period, from: event.target.value })}
        />
        <Field
          dense
          type="date"
          label="Dernier jour"
          value={period.to}
          error={refused}
          onChange={(event) => setPeriod({ ...period, to: event.target.value })}
        />
        <Button
          size="dense"
          icon="document"
          disabled={busy || !some}
          aria-label="Préparer cette période"
          onClick={() => onTransmit(period, again)}
        >
          Préparer
        </Button>
      </div>
      <Tick
        label="Reprendre aussi ce qui a déjà été préparé ou transmis"
        checked={again}
        onChange={(event) => setAgain(event.target.checked)}
      />
      <p role="status" className={styles.quiet}>
        {count && countText(count)}
        {preview && 'failure' in preview && preview.failure}
      </p>
      {count && count.byType.length > 0 && (
        <p className={styles.quiet}>
          {count.byType.map(({ label, count: number }) => `${label} : ${number}`).join(' ; ')}
        </p>
      )}
    </div>
  );
};

/** Counts again after each transmission. */
const usePreview = (period: Period | undefined, busy: boolean) => {
  const { from, to } = period ?? { from: '', to: '' };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was transmitted is no longer to transmit.
  const read = useCallback(
    async (api: ApiClient, signal: AbortSignal) => {
      if (from === '') return undefined;
      return api
        .get('/admin/legal-announcements/transmissions/preview', { query: { from, to }, signal })
        .catch((error: unknown) => ({ failure: errorMessageOf(error, "L'aperçu n'a pas pu être préparé.") }));
    },
    [from, to, busy],
  );
  const query = useApiRead(read, { keep: true });
  return query.status === 'success' ? query.data : undefined;
};

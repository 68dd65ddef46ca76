import { useId } from 'react';
import type { RepriseShare } from '#contract/admin-writing.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './RepriseGauge.module.css';

const readShare = (api: ApiClient, signal: AbortSignal) => api.get('/admin/stats/reprise', { signal });

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });

/**
 * The share of published text that repeats its sources: above half, a newspaper loses its registration
 * (CPPAP).
 */
export const RepriseGauge = () => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Part de reprise</h2>
      <AsyncSection
        query={useApiRead(readShare)}
        loading="Chargement de la part de reprise..."
        failed="La part de reprise n'a pas pu être chargée."
        isEmpty={() => false}
        empty={null}
      >
        {(share) => <Gauge {...share} />}
      </AsyncSection>
    </section>
  );
};

const WIDTH = 600;
const HEIGHT = 18;

const Gauge = ({ days, published, reprise, share, limit, over }: RepriseShare) => {
  const line = limit * WIDTH;
  return (
    <div className={styles.gauge} data-over={over || undefined}>
      <p className={styles.figure}>
        <b>{share === null ? '–' : percent.format(share)}</b>
        <span>{countText(reprise, published, days)}</span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 12}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${share === null ? 'Rien à compter' : percent.format(share)}, limite ${percent.format(limit)}`}
      >
        <rect className={styles.track} y={6} width={WIDTH} height={HEIGHT} />
        <rect className={styles.share} y={6} width={Math.min(share ?? 0, 1) * WIDTH} height={HEIGHT} />
        <line className={styles.limit} x1={line} x2={line} y1={0} y2={HEIGHT + 12} />
      </svg>
      <p className={styles.scale} aria-hidden="true">
        <span>{percent.format(0)}</span>
        <span>{percent.format(limit)}</span>
        <span>{percent.format(1)}</span>
      </p>
      <p className={styles.verdict}>
        <Icon name={over ? 'warning' : 'done'} size={18} />
        {verdict(share, limit, over)}
      </p>
    </div>
  );
};

const countText = (reprise: number, published: number, days: number): string =>
  published === 0
    ? `Aucun article publié sur les ${days} derniers jours.`
    : `${reprise} article(s) sur ${published} publié(s) en ${days} jours viennent de sources.`;

const verdict = (share: number | null, limit: number, over: boolean): string => {
  if (over)
    return `Au-dessus de la limite de ${percent.format(limit)} : publiez davantage de textes propres.`;
  if (share === null) return `La limite est de ${percent.format(limit)}.`;
  return `Sous la limite de ${percent.format(limit)}.`;
};

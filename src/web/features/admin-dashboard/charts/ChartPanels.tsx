import { useId } from 'react';
import type { StatsSeries } from '#contract/admin-stats.ts';
import { euros } from '#contract/format.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { BarChart } from './BarChart.tsx';
import styles from './ChartPanels.module.css';

const figure = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
const count = (value: number): string => figure.format(value);
const money = (value: number): string => euros(Math.round(value * 100));

const readSeries = (api: ApiClient, signal: AbortSignal) => api.get('/admin/stats/series', { signal });

/** Readings, published articles, submitted announcements and what they brought in: those that the role opens. */
export const ChartPanels = () => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Évolution</h2>
      <AsyncSection
        query={useApiRead(readSeries)}
        loading="Chargement des graphiques..."
        failed="Les graphiques n'ont pas pu être chargés."
        isEmpty={() => false}
        empty={null}
      >
        {(series) => <Panels {...series} />}
      </AsyncSection>
    </section>
  );
};

const Panels = ({ readsPerDay, articlesPerWeek, announcementsPerWeek }: StatsSeries) => {
  const revenue = announcementsPerWeek.flatMap((week) => week.revenue ?? []);
  const hasMoney = revenue.length > 0;
  return (
    <div className={styles.panels}>
      {readsPerDay.length > 0 && (
        <BarChart
          title="Lectures par jour, sur 30 jours"
          unit="Jour"
          labels={readsPerDay.map(({ day }) => dayLabel(day))}
          series={[{ name: 'Lectures', format: count, values: readsPerDay.map(({ reads }) => reads) }]}
        />
      )}
      {articlesPerWeek.length > 0 && (
        <BarChart
          title="Articles publiés par semaine"
          unit="Semaine du"
          labels={articlesPerWeek.map(({ week }) => dayLabel(week))}
          series={[{ name: 'Articles', format: count, values: articlesPerWeek.map((week) => week.count) }]}
        />
      )}
      {announcementsPerWeek.length > 0 && (
        <BarChart
          title={hasMoney ? 'Annonces déposées et recettes par semaine' : 'Annonces déposées par semaine'}
          unit="Semaine du"
          labels={announcementsPerWeek.map(({ week }) => dayLabel(week))}
          series={[
            { name: 'Annonces', format: count, values: announcementsPerWeek.map((week) => week.submitted) },
            ...(hasMoney ? [{ name: 'Recettes TTC', format: money, values: revenue }] : []),
          ]}
        />
      )}
    </div>
  );
};

/** '2026-11-09' as « 09/11 ». */
const dayLabel = (day: string): string => {
  const [, month, date] = day.slice(0, 10).split('-');
  return `${date}/${month}`;
};

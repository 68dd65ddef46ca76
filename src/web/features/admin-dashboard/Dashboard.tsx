import { useId } from 'react';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { type Stat, StatStrip } from '#web/ui/StatStrip.tsx';
import styles from './Dashboard.module.css';
import { type DashboardFigures, loadDashboard } from './load-dashboard.ts';

const figure = new Intl.NumberFormat('fr-FR');
const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
});

export const Dashboard = () => (
  <>
    <h1 className="visually-hidden">Tableau de bord</h1>
    <AsyncSection
      query={useApiRead(loadDashboard)}
      loading="Chargement du tableau de bord..."
      failed="Le tableau de bord n'a pas pu être chargé."
      isEmpty={() => false}
      empty={null}
    >
      {({ publishedArticles, publishedAnnouncements, session }) => (
        <div className={styles.sections}>
          <Figures title="Articles" stats={[{ label: 'Publiés', value: figure.format(publishedArticles) }]} />
          <Figures
            title="Annonces légales"
            stats={[{ label: 'Publiés', value: figure.format(publishedAnnouncements) }]}
          />
          <OwnSession {...session} />
        </div>
      )}
    </AsyncSection>
  </>
);

const Figures = ({ title, stats }: { title: string; stats: readonly Stat[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <StatStrip stats={stats} />
    </section>
  );
};

const OwnSession = ({ email, createdAt, expiresAt }: DashboardFigures['session']) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Votre session</h2>
      <dl className={styles.session}>
        <dt>Compte</dt>
        <dd>{email}</dd>
        <dt>Ouverte le</dt>
        <dd>{moment.format(new Date(createdAt))}</dd>
        <dt>Valable jusqu'au</dt>
        <dd>{moment.format(new Date(expiresAt))}, prolongée à chaque visite</dd>
      </dl>
    </section>
  );
};

import { type ReactNode, useCallback, useId } from 'react';
import { adminPaths } from '#contract/paths.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { MissingSettings } from '#web/back-office/MissingSettings.tsx';
import { useMember } from '#web/session/permissions.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type Stat, StatStrip } from '#web/ui/StatStrip.tsx';
import { useModule } from '#web/ui/use-module.ts';
import { CategoryTable } from './CategoryTable.tsx';
import styles from './Dashboard.module.css';
import { type DashboardFigures, loadDashboard } from './load-dashboard.ts';
import { PopularArticles } from './PopularArticles.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RepriseGauge } from './RepriseGauge.tsx';
import { StatusShares } from './StatusShares.tsx';

const figure = new Intl.NumberFormat('fr-FR');

const ARTICLES = adminPaths.articles;
const ANNOUNCEMENTS = adminPaths.announcements;

export const Dashboard = () => {
  const { may } = useMember();
  const shown = { articles: may('articles.read'), announcements: may('dossiers.read') };
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) =>
      loadDashboard(api, signal, { articles: shown.articles, announcements: shown.announcements }),
    [shown.articles, shown.announcements],
  );
  return (
    <>
      <h1 className="visually-hidden">Tableau de bord</h1>
      <QuickActions />
      {may('settings.read') && <Missing />}
      <AsyncSection
        query={useApiRead(read)}
        loading="Chargement du tableau de bord..."
        failed="Le tableau de bord n'a pas pu être chargé."
        isEmpty={() => false}
        empty={null}
      >
        {({ articles, announcements }) => (
          <div className={styles.sections}>
            {shown.articles && <ArticleFigures articles={articles} />}
            {shown.announcements && (
              <AnnouncementFigures announcements={announcements} review={may('announcements.read')} />
            )}
            {may('statistics.read') && <Charts />}
          </div>
        )}
      </AsyncSection>
    </>
  );
};

const readMissing = (api: ApiClient, signal: AbortSignal) => api.get('/admin/settings/missing', { signal });

/** What a real site still lacks; nothing while it is read, or when it cannot be. */
const Missing = () => {
  const query = useApiRead(readMissing);
  if (query.status !== 'success') return null;
  const { missing, problems } = query.data;
  return (
    <div className={styles.missing}>
      {problems.length > 0 && (
        <Banner tone="danger">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Banner>
      )}
      <MissingSettings missing={missing} />
    </div>
  );
};

const ArticleFigures = ({ articles }: Pick<DashboardFigures, 'articles'>) => (
  <>
    <Figures
      title="Articles"
      stats={[
        ['Total', articles.totalArticles, ARTICLES],
        ['Publiés', articles.publishedArticles, ARTICLES],
        ['Brouillons', articles.draftArticles, ARTICLES],
        ['Lectures totales', articles.totalReads, ARTICLES],
      ]}
    />
    <div className={styles.two}>
      <PopularArticles articles={articles.topArticles} />
      <CategoryTable categories={articles.articlesPerCategory} />
    </div>
    <RepriseGauge />
  </>
);

type AnnouncementFiguresProps = Pick<DashboardFigures, 'announcements'> & {
  /** Whether the review queue is open to the user. */
  review: boolean;
};

const AnnouncementFigures = ({ announcements, review }: AnnouncementFiguresProps) => (
  <Figures
    title="Annonces légales"
    stats={[
      ['Total', announcements.totalLegalAnnouncements, ANNOUNCEMENTS],
      ['Publiés', announcements.publishedLegalAnnouncements, ANNOUNCEMENTS],
      ['Brouillons', announcements.draftLegalAnnouncements, ANNOUNCEMENTS],
      ['En attente', announcements.pendingLegalAnnouncements, review ? adminPaths.pending : ANNOUNCEMENTS],
    ]}
  >
    <StatusShares announcements={announcements} />
  </Figures>
);

type FigureRow = readonly [label: string, count: number, href: string];

type FiguresProps = { title: string; stats: readonly FigureRow[]; children?: ReactNode };

const Figures = ({ title, stats, children }: FiguresProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <StatStrip stats={stats.map(statOf)} />
      {children}
    </section>
  );
};

const statOf = ([label, count, href]: FigureRow): Stat => ({
  label,
  value: figure.format(count),
  href,
  urgent: label === 'En attente' && count > 0,
});

const loadCharts = () => import('./charts/ChartPanels.tsx');

/** The charts are loaded lazily, after the figures. */
const Charts = () => {
  const charts = useModule(loadCharts);
  if (charts.status === 'ready') return <charts.module.ChartPanels />;
  if (charts.status === 'loading') return <Spinner text="Chargement des graphiques..." />;
  return (
    <div role="alert">
      <p>Les graphiques n'ont pas pu être chargés.</p>
      <ReloadButton />
    </div>
  );
};

import { useLoaderData } from 'react-router';
import { PageHead } from '#web/document/PageHead.tsx';
import { LatestAnnouncements } from '#web/features/announcements/LatestAnnouncements.tsx';
import { CaseLawZoom } from '#web/features/home/CaseLawZoom.tsx';
import { Dateline } from '#web/features/home/Dateline.tsx';
import { EditorsSelection } from '#web/features/home/EditorsSelection.tsx';
import { LatestNews } from '#web/features/home/LatestNews.tsx';
import type { HomeData } from '#web/features/home/load-home.ts';
import { MostRead } from '#web/features/home/MostRead.tsx';
import { useSite } from '#web/navigation/use-site.ts';
import styles from './HomeRoute.module.css';

export const HomeRoute = () => {
  const { selection, latest, popular, caseLaw, announcements } = useLoaderData<HomeData>();
  const site = useSite();
  return (
    <>
      <PageHead
        title="Parution, l'actualité juridique et les annonces légales"
        description="L'actualité du droit expliquée, la jurisprudence commentée et les annonces légales des entreprises, consultables et publiables en ligne."
        home
      />
      <Dateline date={site?.dateline ?? ''} />
      <h1 className="visually-hidden">Parution, l'actualité juridique et les annonces légales</h1>
      <div className={styles.sections}>
        <EditorsSelection articles={selection} />
        <LatestNews articles={latest} />
        <MostRead articles={popular} />
        <CaseLawZoom article={caseLaw} />
        <LatestAnnouncements announcements={announcements} />
      </div>
    </>
  );
};

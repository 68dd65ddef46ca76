import { useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Article } from '#web/api/articles.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { HOME } from '#web/document/structured-data.ts';
import { AllArticles } from '#web/features/articles/AllArticles.tsx';
import { listLinks } from '#web/paging/list-links.ts';
import type { ListStart } from '#web/paging/list-state.ts';

export const ActualiteRoute = () => {
  const start = useLoaderData<ListStart<Article>>();
  const page = start.last > 1 ? `, page ${start.last}` : '';
  return (
    <>
      <PageHead
        title={`Tous les articles${page} — Parution`}
        description="Tous les articles de Parution : l'actualité du droit et de la jurisprudence, de la plus récente à la plus ancienne."
        breadcrumbs={[HOME, { href: paths.news, label: 'Actualité' }]}
        {...listLinks(start)}
      />
      <AllArticles start={start} />
    </>
  );
};

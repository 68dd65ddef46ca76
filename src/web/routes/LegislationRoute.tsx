import { useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Article } from '#web/api/articles.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { HOME } from '#web/document/structured-data.ts';
import { TopicPage } from '#web/features/articles/TopicPage.tsx';
import { legislation } from '#web/features/articles/topics.ts';

export const LegislationRoute = () => (
  <>
    <PageHead
      title={`${legislation.title} — Parution`}
      description={legislation.description}
      breadcrumbs={[HOME, { href: paths.legislation, label: legislation.title }]}
    />
    <TopicPage topic={legislation} articles={useLoaderData<Article[]>()} />
  </>
);

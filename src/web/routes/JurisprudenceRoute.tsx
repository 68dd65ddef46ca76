import { useLoaderData } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Article } from '#web/api/articles.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { HOME } from '#web/document/structured-data.ts';
import { TopicPage } from '#web/features/articles/TopicPage.tsx';
import { caseLaw } from '#web/features/articles/topics.ts';

export const JurisprudenceRoute = () => (
  <>
    <PageHead
      title={`${caseLaw.title} — Parution`}
      description={caseLaw.description}
      category={{ slug: 'justice', name: 'Justice' }}
      breadcrumbs={[HOME, { href: paths.caseLaw, label: caseLaw.title }]}
    />
    <TopicPage topic={caseLaw} articles={useLoaderData<Article[]>()} />
  </>
);

import { useLoaderData } from 'react-router';
import { categoryPath } from '#contract/paths.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { HOME } from '#web/document/structured-data.ts';
import { CategoryArticles } from '#web/features/articles/CategoryArticles.tsx';
import type { CategoryPage } from '#web/features/articles/load-category.ts';
import { MissingCategory } from '#web/features/articles/MissingCategory.tsx';
import { listLinks } from '#web/paging/list-links.ts';

export const CategoryRoute = () => {
  const category = useLoaderData<CategoryPage | null>();
  if (!category)
    return (
      <>
        <PageHead title="Catégorie non trouvée — Parution" noIndex />
        <MissingCategory />
      </>
    );
  const { last } = category.start;
  return (
    <>
      <PageHead
        title={`${category.name}${last > 1 ? `, page ${last}` : ''} — Parution`}
        description={category.description}
        category={category}
        breadcrumbs={[HOME, { href: categoryPath(category.slug), label: category.name }]}
        {...listLinks(category.start)}
      />
      <CategoryArticles {...category} />
    </>
  );
};

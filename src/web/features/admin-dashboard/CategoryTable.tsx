import { useId } from 'react';
import { useNavigate } from 'react-router';
import { adminPaths } from '#contract/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { openRow } from '#web/ui/open-row.ts';
import { Table } from '#web/ui/Table.tsx';
import styles from './CategoryTable.module.css';
import type { DashboardArticles } from './load-dashboard.ts';

const figure = new Intl.NumberFormat('fr-FR');

type Props = { categories: DashboardArticles['articlesPerCategory'] };

/** A click leads to the articles of the category. */
export const CategoryTable = ({ categories }: Props) => {
  const id = useId();
  const navigate = useNavigate();
  const most = Math.max(1, ...categories.map(({ read_count }) => read_count));
  const hrefOf = (category: string) => `${adminPaths.articles}?category=${encodeURIComponent(category)}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Répartition par catégorie</h2>
      <Table caption="Articles et lectures par catégorie">
        <thead>
          <tr>
            <th scope="col">Catégorie</th>
            <th scope="col" data-align="end">
              Articles
            </th>
            <th scope="col" data-align="end">
              Lectures
            </th>
            <td aria-hidden="true" data-roomy className={styles.barCell} />
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, category_name, count, read_count }) => (
            <tr
              key={category}
              data-opens
              data-category={category}
              onClick={openRow(() => void navigate(hrefOf(category)))}
            >
              <th scope="row">
                <Link to={hrefOf(category)}>{category_name || 'Non classé'}</Link>
              </th>
              <td data-align="end">{figure.format(count)}</td>
              <td data-align="end">{figure.format(read_count)}</td>
              <td aria-hidden="true" data-roomy className={styles.barCell}>
                <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.max(1, (read_count / most) * 100)} height="8" />
                </svg>
              </td>
            </tr>
          ))}
          {categories.length === 0 && (
            <tr>
              <td colSpan={4}>Aucun article pour le moment.</td>
            </tr>
          )}
        </tbody>
      </Table>
    </section>
  );
};

import { type MouseEvent, useContext, useId } from 'react';
import { useNavigate } from 'react-router';
import { articlePath } from '#contract/paths.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { logFailure } from '#web/api/log-failure.ts';
import { CategoryName } from '#web/ui/CategoryName.tsx';
import { Link } from '#web/ui/Link.tsx';
import { openRow } from '#web/ui/open-row.ts';
import { Table } from '#web/ui/Table.tsx';
import type { DashboardArticles } from './load-dashboard.ts';

const figure = new Intl.NumberFormat('fr-FR');

type Props = { articles: DashboardArticles['topArticles'] };

/** A click looks up the article's current URL by its id, and opens its public page. */
export const PopularArticles = ({ articles }: Props) => {
  const id = useId();
  const api = useContext(ApiContext);
  const navigate = useNavigate();
  const follow = (event: MouseEvent, articleId: string) => {
    // A click for a new tab opens the URL that is already known.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(articleId);
  };
  const open = (articleId: string) => {
    api
      ?.get('/articles/:id', { params: { id: articleId } })
      .then(
        ({ article }) => void navigate(articlePath(article)),
        logFailure("L'adresse de l'article n'a pas pu être retrouvée"),
      );
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Articles les plus populaires</h2>
      <Table caption="Articles les plus populaires">
        <thead>
          <tr>
            <th scope="col">Titre</th>
            <th scope="col" data-roomy>
              Catégorie
            </th>
            <th scope="col" data-align="end">
              Lectures
            </th>
          </tr>
        </thead>
        <tbody>
          {articles.map((article) => (
            <tr key={article.id} data-opens onClick={openRow(() => open(article.id))}>
              <th scope="row" data-title>
                <Link to={articlePath(article)} onClick={(event) => follow(event, article.id)}>
                  {article.title}
                </Link>
              </th>
              <td data-roomy>
                <CategoryName slug={article.category}>{article.category_name || 'Non classé'}</CategoryName>
              </td>
              <td data-align="end">{figure.format(article.read_count)}</td>
            </tr>
          ))}
          {articles.length === 0 && (
            <tr>
              <td colSpan={3}>Aucune lecture pour le moment.</td>
            </tr>
          )}
        </tbody>
      </Table>
    </section>
  );
};

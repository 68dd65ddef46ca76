import type { SourceItem } from '#contract/admin-sources.ts';
import { shortDate } from '#contract/format.fr.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { CategoryName } from '#web/ui/CategoryName.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './SourcesPage.module.css';
import { ARTICLES } from './sources-address.ts';

type Props = { sources: readonly SourceItem[]; busy: boolean };

export const SourceTable = ({ sources, busy }: Props) => (
  <Table caption="Sources" busy={busy}>
    <thead>
      <tr>
        <th scope="col">Titre</th>
        <th scope="col" data-wide>
          Catégorie
        </th>
        <th scope="col" data-wide>
          Date
        </th>
        <th scope="col">Utilisée</th>
      </tr>
    </thead>
    <tbody>
      {sources.map((source) => (
        <tr key={source.id}>
          <th scope="row" data-title>
            <Link to={editPath(source.id)}>{typeset(source.title)}</Link>
            <Origin source={source} />
          </th>
          <td data-wide>
            <CategoryName slug={source.category_slug}>{source.category_name}</CategoryName>
          </td>
          <td data-wide>{source.origin_published_at ? day(source.origin_published_at) : 'Sans date'}</td>
          <td>
            <Uses source={source} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Origin = ({ source }: { source: SourceItem }) => {
  const { origin_name, origin_url, origin_published_at, imported_at } = source;
  return (
    <p className={styles.about}>
      {origin_name || 'Origine inconnue'}
      {origin_published_at && <span className={styles.narrow}>, {day(origin_published_at)}</span>}
      {origin_url && (
        <>
          {' · '}
          <a href={origin_url} target="_blank" rel="noreferrer noopener nofollow">
            Voir l'original<span className="visually-hidden"> (nouvelle fenêtre)</span>
          </a>
        </>
      )}
      {' · '}importée le {day(imported_at)}
    </p>
  );
};

/** A used source links to the articles made from it; one published unchanged is no longer a source. */
const Uses = ({ source: { is_used, is_published, used_in } }: { source: SourceItem }) => (
  <div className={styles.uses}>
    <span>{is_used ? 'Oui' : 'Non'}</span>
    {is_published && <span>Publiée telle quelle</span>}
    {used_in.map(({ id, title }) => (
      <Link key={id} to={editPath(id)}>
        {typeset(title)}
      </Link>
    ))}
  </div>
);

const editPath = (id: string): string => `${ARTICLES}/edit/${id}`;
const day = (at: string): string => shortDate(new Date(at));

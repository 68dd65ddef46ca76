import { useState } from 'react';
import { type SourceItem, sourceSorts } from '#contract/admin-sources.ts';
import { shortDate } from '#contract/format.fr.ts';
import { LIST_PAGE_SIZE, listExports } from '#contract/list-body.ts';
import { adminPaths, editArticlePath } from '#contract/paths.ts';
import { typeset } from '#domain/typography/typeset.ts';
import type { ApiClient } from '#web/api/http.ts';
import { type Column, DataList } from '#web/back-office/data-list/DataList.tsx';
import type { ListAddress } from '#web/back-office/data-list/list-address.ts';
import { useDataList } from '#web/back-office/data-list/use-data-list.ts';
import { categoryChoices } from '#web/back-office/ListFilterFields.tsx';
import { useMember } from '#web/session/permissions.ts';
import { Button } from '#web/ui/Button.tsx';
import { CategoryName } from '#web/ui/CategoryName.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { SourceImport } from './SourceImport.tsx';
import styles from './SourcesPage.module.css';

type Sort = (typeof sourceSorts)[number];

const address: ListAddress<'status' | 'category', Sort> = {
  path: adminPaths.sources,
  filters: { status: ['available', 'used'], category: categoryChoices.map(({ value }) => value) },
  sorts: sourceSorts,
  isPersonal: () => false,
};

const read = async (api: ApiClient, asked: object, signal: AbortSignal) => {
  const query = { ...asked, limit: LIST_PAGE_SIZE };
  const { sources, pagination, totals } = await api.get('/admin/sources', { query, signal });
  return { rows: sources, pagination, totals };
};

/** The sources that articles are generated from: where each text comes from, and whether it was used. */
export const SourcesPage = () => {
  const source = useDataList(address, read);
  const [importing, setImporting] = useState(false);
  const { may } = useMember();
  const { list } = source;
  const totals = list.status === 'success' ? list.data.totals : undefined;
  const counted = (label: string, name: 'all' | 'available' | 'used') =>
    totals ? `${label} (${totals[name]})` : label;
  return (
    <>
      <TitleRow title="Sources" parent={{ href: adminPaths.articles, label: 'Gestion des articles' }}>
        {may('articles.generate') && (
          <>
            <Button href={adminPaths.generateArticles} variant="secondary" size="dense" icon="sparkles">
              Génération avec IA
            </Button>
            <Button
              size="dense"
              icon="upload"
              aria-expanded={importing}
              onClick={() => setImporting((shown) => !shown)}
            >
              Importer des sources
            </Button>
          </>
        )}
      </TitleRow>
      {importing && <SourceImport onImported={list.refetch} />}
      <DataList
        caption="Sources"
        address={address}
        source={source}
        columns={columns}
        filters={[
          {
            name: 'status',
            label: 'Statut',
            all: counted('Toutes', 'all'),
            choices: [
              { value: 'available', label: counted('Disponibles', 'available') },
              { value: 'used', label: counted('Utilisées', 'used') },
            ],
            pills: true,
          },
          {
            name: 'category',
            label: 'Catégorie',
            all: 'Toutes les catégories',
            choices: categoryChoices,
          },
        ]}
        search={{ label: 'Rechercher une source', placeholder: 'Rechercher par titre ou origine...' }}
        own="Les dernières importées d'abord"
        days={{ from: 'Importée du', to: "Importée jusqu'au" }}
        empty="Aucune source trouvée"
        emptyHint="Importez un flux RSS ou Atom, ou un fichier JSON."
        keyOf={({ id }) => id}
        hrefOf={({ id }) => editArticlePath(id)}
        exportPath={listExports.sources}
      />
    </>
  );
};

const columns: readonly Column<SourceItem, Sort>[] = [
  {
    name: 'title',
    label: 'Titre',
    sort: 'title',
    title: true,
    of: ({ title }) => typeset(title),
    below: (source) => <Origin source={source} />,
  },
  {
    name: 'category',
    label: 'Catégorie',
    sort: 'category',
    wide: true,
    of: ({ category_slug, category_name }) => (
      <CategoryName slug={category_slug}>{category_name}</CategoryName>
    ),
  },
  {
    name: 'published_at',
    label: 'Date',
    sort: 'published_at',
    first: 'desc',
    wide: true,
    of: ({ origin_published_at: at }) => (at ? day(at) : 'Sans date'),
  },
  {
    name: 'imported_at',
    label: 'Importée',
    sort: 'imported_at',
    first: 'desc',
    wide: true,
    of: ({ imported_at }) => day(imported_at),
  },
  { name: 'used', label: 'Utilisée', of: (source) => <Uses source={source} /> },
];

const Origin = ({ source }: { source: SourceItem }) => {
  const { origin_name, origin_url, origin_published_at } = source;
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
    </p>
  );
};

/** A used source links to the articles made from it; one published unchanged is no longer a source. */
const Uses = ({ source: { is_used, is_published, used_in } }: { source: SourceItem }) => (
  <div className={styles.uses}>
    <span>{is_used ? 'Oui' : 'Non'}</span>
    {is_published && <span>Publiée telle quelle</span>}
    {used_in.map(({ id, title }) => (
      <Link key={id} to={editArticlePath(id)}>
        {typeset(title)}
      </Link>
    ))}
  </div>
);

const day = (at: string): string => shortDate(new Date(at));

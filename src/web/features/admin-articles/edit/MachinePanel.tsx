import type { AdminArticle } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { editPath } from '../list-address.ts';
import { machineWorkText } from '../list-texts.ts';
import styles from './MachinePanel.module.css';

/** What the writing engine did in this text, who reviewed it since, and its sources. */
export const MachinePanel = ({ article }: { article: AdminArticle }) => {
  if (!article.machine_work && article.sources.length === 0 && !article.is_source) return null;
  return (
    <Panel title="Origine du texte">
      {article.machine_work && <MachineWork article={article} />}
      <Origin article={article} />
      {article.sources.length > 0 && <Sources sources={article.sources} />}
    </Panel>
  );
};

const MachineWork = ({ article }: { article: AdminArticle }) => {
  const { needs_review, generated_by, generated_at, reviewed_by, reviewed_at } = article;
  const done = machineWorkText(article);
  return (
    <div className={styles.work}>
      <Badge tone={needs_review ? 'warning' : 'info'} icon="sparkles">
        {done}
      </Badge>
      {generated_by && (
        <p>
          {article.machine_engine === 'builtin' ? generated_by : `${done} par ${generated_by}`}
          {generated_at && `, le ${moment(generated_at)}`}
        </p>
      )}
      {reviewed_at && (
        <p className={styles.reviewed}>
          Relu par {reviewed_by ?? 'un ancien compte'} le {moment(reviewed_at)}
        </p>
      )}
      {needs_review && (
        <p>
          {article.is_published
            ? "Personne ne l'a relu : la page publique porte la mention. Dépubliez-le et publiez-le d'ici pour en répondre."
            : "Personne ne l'a relu. Le publier depuis cette page vaut relecture : votre nom et la date sont gardés."}
        </p>
      )}
    </div>
  );
};

/** The publication that a source comes from. */
const Origin = ({ article }: { article: AdminArticle }) =>
  article.is_source &&
  article.origin_name && (
    <p>
      Source : {article.origin_name}
      {article.origin_published_at && `, le ${shortDate(new Date(article.origin_published_at))}`}
      {article.origin_url && (
        <>
          {' · '}
          <OriginLink url={article.origin_url} />
        </>
      )}
    </p>
  );

const Sources = ({ sources }: Pick<AdminArticle, 'sources'>) => (
  <div className={styles.sources}>
    <h3>Sources</h3>
    <ul>
      {sources.map(({ id, title, origin, url, date }) => (
        <li key={id}>
          <Link to={editPath(id)}>{title}</Link>
          <p>
            {origin || 'Article de la rédaction'}
            {date && `, le ${shortDate(new Date(date))}`}
            {url && (
              <>
                {' · '}
                <OriginLink url={url} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  </div>
);

const OriginLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer noopener nofollow">
    Voir l'original<span className="visually-hidden"> (nouvelle fenêtre)</span>
  </a>
);

const moment = (at: string): string => `${shortDate(new Date(at))} à ${shortTime(new Date(at))}`;

import { useContext, useMemo, useState } from 'react';
import { PREVIEW_DAYS, type PreviewLink } from '#contract/article-previews.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './PreviewLinksPanel.module.css';

type Props = { articleId: string };
type Outcome = { address: string } | { failure: string } | { done: string };

/** Links that show the saved article to somebody without an account. */
export const PreviewLinksPanel = ({ articleId }: Props) => {
  const api = useContext(ApiContext);
  const read = useMemo(() => linksOf(articleId), [articleId]);
  const query = useApiRead(read, { keep: true });
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const run = async (work: (client: ApiClient) => Promise<Outcome>, failure: string) => {
    if (!api || busy) return;
    setBusy(true);
    setOutcome(await work(api).catch((error: unknown) => ({ failure: errorMessageOf(error, failure) })));
    setBusy(false);
    query.refetch();
  };
  const share = async (client: ApiClient): Promise<Outcome> => {
    const call = { params: { id: articleId }, body: { days: PREVIEW_DAYS } };
    const { path } = await client.post('/admin/articles/:id/preview-links', call);
    return { address: new URL(path, window.location.href).href };
  };
  const revoke = (link: PreviewLink) => async (client: ApiClient) => {
    const params = { id: articleId, linkId: link.id };
    const { message } = await client.delete('/admin/articles/:id/preview-links/:linkId', { params });
    return { done: message };
  };
  return (
    <Panel title="Lien d'aperçu">
      <div className={styles.panel}>
        <p>Montre l'article enregistré à qui reçoit le lien, sans compte, pendant {PREVIEW_DAYS} jours.</p>
        <Button
          variant="secondary"
          size="dense"
          icon="link"
          busy={busy}
          onClick={() => void run(share, "Le lien d'aperçu n'a pas pu être créé.")}
        >
          Créer un lien d'aperçu
        </Button>
        {outcome && <ShownOutcome outcome={outcome} />}
        <AsyncSection
          query={query}
          loading="Chargement des liens..."
          failed="Les liens d'aperçu n'ont pas pu être chargés."
          isEmpty={({ links }) => links.length === 0}
          empty={null}
        >
          {({ links }) => (
            <ul className={styles.links} aria-label="Liens en cours">
              {links.map((link) => (
                <li key={link.id}>
                  <span>
                    {link.created_by ?? 'Un ancien compte'}, jusqu'au {moment(link.expires_at)}
                  </span>
                  <Button
                    variant="text"
                    size="sm"
                    disabled={busy}
                    onClick={() => void run(revoke(link), "Le lien d'aperçu n'a pas pu être révoqué.")}
                  >
                    Révoquer
                    <span className="visually-hidden">
                      {' '}
                      le lien valable jusqu'au {moment(link.expires_at)}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </AsyncSection>
      </div>
    </Panel>
  );
};

const ShownOutcome = ({ outcome }: { outcome: Outcome }) => {
  if ('failure' in outcome) return <Banner tone="danger">{outcome.failure}</Banner>;
  if ('done' in outcome) return <Banner tone="success">{outcome.done}</Banner>;
  return (
    <Banner tone="success" title="Lien créé. Copiez-le maintenant : il ne sera plus montré.">
      <p className={styles.address}>{outcome.address}</p>
      <CopyButton text={outcome.address} icon="link" done="Lien copié">
        Copier le lien
      </CopyButton>
    </Banner>
  );
};

const linksOf = (id: string) => (api: ApiClient, signal: AbortSignal) =>
  api.get('/admin/articles/:id/preview-links', { params: { id }, signal });

const moment = (at: string): string => `${shortDate(new Date(at))} à ${shortTime(new Date(at))}`;

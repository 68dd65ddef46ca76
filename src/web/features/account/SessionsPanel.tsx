import { useContext, useState } from 'react';
import type { OwnSession } from '#contract/admin-team.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { browserName } from './browser-name.ts';
import styles from './ProfilePage.module.css';

const readSessions = (api: ApiClient, signal: AbortSignal) => api.get('/admin/profile/sessions', { signal });

/** The browsers in which one is logged in; each but this one can be closed from here. */
export const SessionsPanel = () => {
  const api = useContext(ApiContext);
  const query = useApiRead(readSessions, { keep: true });
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const close = async (id: string) => {
    if (!api || busy) return;
    setBusy(true);
    try {
      const { message } = await api.delete('/admin/profile/sessions/:id', { params: { id } });
      setNotice({ tone: 'success', text: message });
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, "La session n'a pas pu être fermée.") });
    }
    setBusy(false);
    query.refetch();
  };
  return (
    <Panel title="Vos sessions ouvertes">
      {notice && <Banner tone={notice.tone}>{notice.text}</Banner>}
      <AsyncSection
        query={query}
        loading="Chargement des sessions..."
        failed="Les sessions n'ont pas pu être chargées."
        isEmpty={() => false}
        empty={null}
      >
        {({ sessions }) => (
          <ul className={styles.sessions}>
            {sessions.map((session) => (
              <Session
                key={session.id}
                session={session}
                busy={busy}
                onClose={() => void close(session.id)}
              />
            ))}
          </ul>
        )}
      </AsyncSection>
    </Panel>
  );
};

type SessionProps = { session: OwnSession; busy: boolean; onClose: () => void };

const Session = ({ session, busy, onClose }: SessionProps) => {
  const name = browserName(session.userAgent);
  const opened = shortDateTime(new Date(session.createdAt));
  return (
    <li>
      <div>
        <b>{name}</b>
        <p>
          Ouverte le {opened}, vue le {shortDateTime(new Date(session.lastSeenAt))}
        </p>
      </div>
      {session.current ? (
        <span>Cette session</span>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          disabled={busy}
          aria-label={`Fermer la session ${name}, ouverte le ${opened}`}
          onClick={onClose}
        >
          Fermer
        </Button>
      )}
    </li>
  );
};

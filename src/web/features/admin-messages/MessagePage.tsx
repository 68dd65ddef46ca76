import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { ANSWER_MAX, type OneMessage } from '#contract/admin-messages.ts';
import { contactSubjectLabels } from '#contract/contact.ts';
import { mailStatusLabels } from '#contract/correspondence.fr.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { adminPaths, customerPath, mailPath, messagePath } from '#contract/paths.ts';
import type { MessageStatus } from '#domain/contact/inbox.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { Facts } from '#web/back-office/Facts.tsx';
import { notifyCountsChanged } from '#web/back-office/menu-counts.ts';
import styles from '#web/back-office/Sections.module.css';
import { MessageBadge } from '#web/back-office/status-badges.tsx';
import { useLeaveGuard } from '#web/back-office/use-leave-guard.ts';
import { useWrite } from '#web/back-office/use-write.ts';
import { useMember } from '#web/session/permissions.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';

/** Mounted anew for each id: what was read of one message is never shown at the address of another. */
export const MessagePage = () => {
  const { id = '' } = useParams();
  return <MessageOf key={id} id={id} />;
};

/** One message, its answers, and what can be done with it. */
const MessageOf = ({ id }: { id: string }) => {
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) => api.get('/admin/messages/:id', { params: { id }, signal }),
    [id],
  );
  const message = useApiRead(read, { keep: 'even-failed' });
  return (
    <>
      {message.status !== 'success' && <TitleRow title="Message" parent={PARENT} />}
      <AsyncSection
        query={message}
        loading="Chargement du message..."
        failed="Ce message n'existe pas."
        isEmpty={() => false}
        empty={null}
      >
        {({ message: shown }) => <Shown message={shown} onChanged={message.refetch} />}
      </AsyncSection>
    </>
  );
};

type Change = (call: (api: ApiClient) => Promise<{ message: string }>) => Promise<boolean>;

const PARENT = { href: adminPaths.messages, label: 'Messages' };

const Shown = ({ message, onChanged }: { message: OneMessage; onChanged: () => void }) => {
  const { id, unread, erased, status } = message;
  const mayAnswer = useMember().may('messages.answer');
  const { busy, notice, write, dismiss } = useWrite("Le message n'a pas pu être modifié.");
  useMarkRead(id, unread && mayAnswer);
  const change: Change = async (call) => {
    const isDone = await write(call);
    onChanged();
    notifyCountsChanged();
    return isDone;
  };
  return (
    <>
      <TitleRow title={`Message ${message.reference}`} parent={PARENT}>
        {mayAnswer && <StatusButtons message={message} busy={busy} onChange={change} />}
      </TitleRow>
      {notice && (
        <div className={styles.banner}>
          <Banner tone={notice.tone} onClose={dismiss}>
            {notice.text}
          </Banner>
        </div>
      )}
      <div className={styles.sections}>
        <Panel title={message.name || 'Données effacées'}>
          <Sender message={message} />
          {mayAnswer && <Assignee message={message} busy={busy} onChange={change} />}
        </Panel>
        <Panel title="Message">
          <div className={styles.text}>{message.message || 'Texte effacé.'}</div>
        </Panel>
        <Thread thread={message.thread} />
        {mayAnswer && !erased && status !== 'spam' && (
          <AnswerForm message={message} busy={busy} onSend={change} />
        )}
      </div>
    </>
  );
};

type ActionProps = { message: OneMessage; busy: boolean; onChange: Change };

const StatusButtons = ({ message: { id, status }, busy, onChange }: ActionProps) => {
  const set = (to: MessageStatus) =>
    void onChange((api) => api.put('/admin/messages/:id/status', { params: { id }, body: { status: to } }));
  return (
    <>
      {status !== 'spam' && (
        <Button variant="text" size="dense" disabled={busy} onClick={() => set('spam')}>
          Indésirable
        </Button>
      )}
      {status === 'new' ? (
        <Button variant="secondary" size="dense" icon="check" disabled={busy} onClick={() => set('handled')}>
          Clore
        </Button>
      ) : (
        <Button variant="secondary" size="dense" disabled={busy} onClick={() => set('new')}>
          Remettre à traiter
        </Button>
      )}
    </>
  );
};

const Sender = ({ message }: { message: OneMessage }) => {
  const { may } = useMember();
  return (
    <Facts
      rows={[
        ['État', <MessageBadge key="status" status={message.status} />],
        ['Sujet', contactSubjectLabels[message.subject]],
        ['E-mail', message.email],
        ['Téléphone', message.phone],
        ['Reçu le', shortDateTime(new Date(message.created_at))],
        ['Clos le', message.closed_at && shortDateTime(new Date(message.closed_at))],
        ['Attribué à', !may('messages.answer') && message.assigned?.name],
        [
          'Client',
          may('customers.read') && !message.erased && (
            <Link to={customerPath('message', message.id)}>Tout ce qui concerne cette adresse</Link>
          ),
        ],
      ]}
    />
  );
};

const Assignee = ({ message: { id, assigned, members }, busy, onChange }: ActionProps) => (
  <Field
    as="select"
    dense
    label="Attribué à"
    value={assigned?.id ?? ''}
    disabled={busy}
    onChange={({ target }) =>
      void onChange((api) =>
        api.put('/admin/messages/:id/assignee', { params: { id }, body: { to: target.value || null } }),
      )
    }
  >
    <option value="">Personne</option>
    {/* Somebody who may no longer answer is still shown as the one in charge. */}
    {assigned && !members.some((member) => member.id === assigned.id) && (
      <option value={assigned.id}>{assigned.name}</option>
    )}
    {members.map((member) => (
      <option key={member.id} value={member.id}>
        {member.name}
      </option>
    ))}
  </Field>
);

const Thread = ({ thread }: Pick<OneMessage, 'thread'>) => {
  const { may } = useMember();
  return thread.map(({ id, author, text, answered_at, status }) => (
    <Panel key={id} title={`Réponse de ${author}`}>
      <div className={styles.text}>{text || 'Texte effacé.'}</div>
      <p className={styles.note}>
        {shortDateTime(new Date(answered_at))}
        {status && ' · '}
        {status && may('mails.read') && <Link to={mailPath(id)}>{mailStatusLabels[status]}</Link>}
        {status && !may('mails.read') && mailStatusLabels[status]}
      </p>
    </Panel>
  ));
};

/** Opening it is reading it; nothing else waits for the answer. */
const useMarkRead = (id: string, unread: boolean): void => {
  const api = useContext(ApiContext);
  useEffect(() => {
    if (!api || !unread) return;
    api.put('/admin/messages/:id/read', { params: { id } }).then(notifyCountsChanged, () => undefined);
  }, [api, id, unread]);
};

const ANSWER_CHANGED = 'message.answer-changed';

type FormProps = { message: OneMessage; busy: boolean; onSend: Change };

const AnswerForm = ({ message: { id, reference, email }, busy, onSend }: FormProps) => {
  const [text, setText] = useState('');
  const press = useRef<string>(crypto.randomUUID());
  useUnsavedWork({
    key: `message:${id}`,
    label: `Réponse au message ${reference}`,
    path: messagePath(id),
    // With the id of the answer: it may have been sent before the session ended, and is not sent a second time.
    read: () => (text.trim() === '' ? undefined : { text, press: press.current }),
    restore: (content) => {
      const stored = (content ?? {}) as { text?: unknown; press?: unknown };
      if (typeof stored.text === 'string') setText(stored.text);
      if (typeof stored.press === 'string') press.current = stored.press;
    },
  });
  const { blocker } = useLeaveGuard(text.trim() !== '');
  const send = async (close: boolean) => {
    const isDone = await onSend((api) =>
      api
        .post('/admin/messages/:id/answers', { params: { id }, body: { id: press.current, text, close } })
        .catch((error: unknown) => {
          // The first text is sent: what is in the form now is another answer.
          if (error instanceof ApiError && error.code === ANSWER_CHANGED) press.current = crypto.randomUUID();
          throw error;
        }),
    );
    if (!isDone) return;
    press.current = crypto.randomUUID();
    setText('');
  };
  return (
    <Panel title="Répondre">
      <form className={styles.form} onSubmit={(event) => [event.preventDefault(), void send(false)]}>
        <Field
          as="textarea"
          dense
          label="Votre réponse"
          rows={8}
          maxLength={ANSWER_MAX}
          required
          note={`Envoyée à ${email}. La référence du message est dans l'objet ; sa réponse arrive dans la boîte de l'équipe.`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.actions}>
          <Button
            type="submit"
            size="dense"
            icon="send"
            busy={busy}
            busyText="Envoi"
            disabled={text.trim() === ''}
          >
            Envoyer
          </Button>
          <Button
            variant="secondary"
            size="dense"
            disabled={busy || text.trim() === ''}
            onClick={() => void send(true)}
          >
            Envoyer et clore
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        danger
        title="Quitter sans envoyer ?"
        confirmLabel="Quitter"
        cancelLabel="Rester sur la page"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        <p>Votre réponse n'est pas envoyée.</p>
      </ConfirmDialog>
    </Panel>
  );
};

import { useCallback, useRef } from 'react';
import { useParams } from 'react-router';
import type { OneMail } from '#contract/admin-mails.ts';
import { mailKinds } from '#contract/correspondence.fr.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { adminPaths, customerPath, editAnnouncementPath, mailPath, messagePath } from '#contract/paths.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { Facts } from '#web/back-office/Facts.tsx';
import styles from '#web/back-office/Sections.module.css';
import { MailBadge } from '#web/back-office/status-badges.tsx';
import { useWrite } from '#web/back-office/use-write.ts';
import { useMember } from '#web/session/permissions.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { recipientOf } from './MailsPage.tsx';

const moment = (at: string | null): string => (at ? shortDateTime(new Date(at)) : '');

/** One mail: what it says, what became of it, and « Renvoyer ». */
export const MailPage = () => {
  const { id = '' } = useParams();
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) => api.get('/admin/mails/:id', { params: { id }, signal }),
    [id],
  );
  const mail = useApiRead(read, { keep: true });
  return (
    <>
      {mail.status !== 'success' && <TitleRow title="Courriel" parent={PARENT} />}
      <AsyncSection
        query={mail}
        loading="Chargement du courriel..."
        failed="Ce courriel n'existe pas, n'existe plus ou n'est pas ouvert à votre rôle."
        isEmpty={() => false}
        empty={null}
      >
        {({ mail: shown }) => <Shown key={shown.id} mail={shown} onSent={mail.refetch} />}
      </AsyncSection>
    </>
  );
};

const PARENT = { href: adminPaths.mails, label: 'Courriels' };

const Shown = ({ mail, onSent }: { mail: OneMail; onSent: () => void }) => {
  const { may } = useMember();
  const { busy, notice, write, dismiss } = useWrite("Le courriel n'a pas pu être renvoyé.");
  /** The id of the mail that the button makes: a repeated press makes the same one. */
  const press = useRef(crypto.randomUUID());
  const resend = async () => {
    const isDone = await write((api) =>
      api.post('/admin/mails/:id/resend', { params: { id: mail.id }, body: { id: press.current } }),
    );
    if (!isDone) return;
    press.current = crypto.randomUUID();
    onSent();
  };
  return (
    <>
      <TitleRow title={mail.subject || (mailKinds[mail.template] ?? mail.template)} parent={PARENT} />
      {notice && (
        <div className={styles.banner}>
          <Banner tone={notice.tone} onClose={dismiss}>
            {notice.text}
          </Banner>
        </div>
      )}
      <div className={styles.sections}>
        <Panel title="Envoi">
          <Facts
            rows={[
              ['État', <MailBadge key="status" status={mail.status} />],
              ['Destinataire', mail.to?.name ? `${mail.to.name} <${mail.to.address}>` : recipientOf(mail)],
              ['Type', mailKinds[mail.template] ?? mail.template],
              ['Écrit le', moment(mail.queued_at)],
              ['Envoyé le', moment(mail.sent_at)],
              ['Abandonné le', moment(mail.failed_at)],
              ['Essais', mail.attempts > 0 && String(mail.attempts)],
              ['Dernier échec', mail.reason],
              ['Pièces jointes', mail.attachments.join(', ')],
              ['Demandé par', mail.sent_by],
              [
                'Annonce',
                mail.announcement && (
                  <Link to={editAnnouncementPath(mail.announcement.id)}>{mail.announcement.reference}</Link>
                ),
              ],
              [
                'Message',
                mail.message && <Link to={messagePath(mail.message.id)}>{mail.message.reference}</Link>,
              ],
              [
                'Renvoi de',
                mail.resent_from && <Link to={mailPath(mail.resent_from)}>Voir le premier envoi</Link>,
              ],
              [
                'Client',
                may('customers.read') && <Link to={customerPath('mail', mail.id)}>Voir ce client</Link>,
              ],
            ]}
          />
          {mail.resent.map(({ id, queued_at, status }) => (
            <p key={id}>
              <Link to={mailPath(id)}>Renvoyé le {moment(queued_at)}</Link> <MailBadge status={status} />
            </p>
          ))}
        </Panel>
        <Panel title="Texte">
          <div className={styles.text}>{mail.text}</div>
        </Panel>
        {may('mails.send') && (
          <div className={styles.actions}>
            {mail.refusal === null ? (
              <Button size="dense" icon="send" busy={busy} busyText="Envoi" onClick={() => void resend()}>
                Renvoyer
              </Button>
            ) : (
              <p>{mail.refusal}</p>
            )}
          </div>
        )}
      </div>
    </>
  );
};

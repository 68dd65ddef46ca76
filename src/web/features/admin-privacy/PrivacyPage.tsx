import { type SubmitEvent, useState } from 'react';
import type { PersonalDataFound } from '#contract/admin-privacy.ts';
import { shortDate } from '#contract/format.fr.ts';
import { editAnnouncementPath } from '#contract/paths.ts';
import { PageIntro } from '#web/back-office/PageIntro.tsx';
import { useMember } from '#web/session/permissions.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './PrivacyPage.module.css';
import { usePrivacy } from './use-privacy.ts';

/** Export and erasure of a person's data at their request, by their e-mail address. */
export const PrivacyPage = () => {
  const { busy, notice, shown, dismiss, find, exportData, erase } = usePrivacy();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const manages = useMember().may('privacy.manage');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void find(typed);
  };
  return (
    <>
      <PageIntro title="Données personnelles" notice={notice} onDismiss={dismiss}>
        Une personne peut demander une copie de ses données, ou leur effacement. Vérifiez d'abord qu'elle est
        bien le titulaire de l'adresse : répondez-lui à cette adresse, et à elle seule.
      </PageIntro>
      <form className={styles.search} aria-label="Recherche par adresse" noValidate onSubmit={submit}>
        <Field
          dense
          label="Adresse e-mail"
          type="email"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped((target as HTMLInputElement).value)}
        />
        <Button type="submit" size="dense" disabled={busy}>
          Chercher
        </Button>
      </form>
      {shown && (
        <div className={styles.sections}>
          <Panel title={`Sous l'adresse ${shown.email}`}>
            <Found found={shown.found} />
            {!isNothing(shown.found) && manages && (
              <div className={styles.actions}>
                <Button
                  size="dense"
                  variant="secondary"
                  disabled={busy}
                  onClick={() => void exportData(shown.email)}
                >
                  Exporter (JSON)
                </Button>
                <Button
                  size="dense"
                  variant="danger"
                  disabled={busy || !isErasable(shown.found)}
                  onClick={() => setAsked(true)}
                >
                  Effacer
                </Button>
              </div>
            )}
          </Panel>
          {!isNothing(shown.found) && (
            <Panel title="Ce que la loi garde">
              <ul className={styles.kept}>
                {shown.found.kept.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      )}
      {shown && (
        <ConfirmDialog
          open={asked}
          danger
          title="Effacer ces données ?"
          confirmLabel="Effacer définitivement"
          onConfirm={() => {
            setAsked(false);
            void erase(shown.email);
          }}
          onCancel={() => setAsked(false)}
        >
          <p>
            Ce qui est effacé sous l'adresse {shown.email} ne peut pas être retrouvé. Exportez d'abord les
            données si la personne en veut une copie.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
};

const isNothing = ({
  account,
  contactRequests,
  announcements,
  invoices,
  mails,
  failedMails,
}: PersonalDataFound) =>
  !account && contactRequests + announcements.length + invoices + mails + failedMails === 0;

const isErasable = ({
  account,
  contactRequests,
  announcements,
  mails,
  failedMails,
}: PersonalDataFound): boolean =>
  account?.role === 'reader' ||
  contactRequests + mails + failedMails > 0 ||
  announcements.some(({ erasure }) => erasure !== 'kept');

const erasures = {
  whole: 'jamais payée : effacée entièrement',
  contact: 'le contact est effacé, l’annonce reste',
  kept: 'en cours : gardée',
} as const;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const Found = ({ found }: { found: PersonalDataFound }) => {
  const { account, contactRequests, announcements, invoices, mails, failedMails } = found;
  if (isNothing(found)) return <p>Rien n'est conservé sous cette adresse.</p>;
  return (
    <ul className={styles.found}>
      {account && (
        <li>
          {account.role === 'admin' ? "Un compte de l'équipe" : 'Un compte de lecteur'}, ouvert le{' '}
          {shortDate(new Date(account.since))}
        </li>
      )}
      {contactRequests > 0 && (
        <li>{counted(contactRequests, 'demande de contact', 'demandes de contact')}</li>
      )}
      {announcements.map(({ id, reference, title, status, erasure }) => (
        <li key={id}>
          Annonce <Link to={editAnnouncementPath(id)}>{reference}</Link> « {title} » ({status}) :{' '}
          {erasures[erasure]}
        </li>
      ))}
      {invoices > 0 && <li>{counted(invoices, 'facture ou avoir', 'factures et avoirs')}</li>}
      {mails > 0 && <li>{counted(mails, 'courriel', 'courriels')}</li>}
      {failedMails > 0 && <li>{counted(failedMails, 'e-mail non envoyé', 'e-mails non envoyés')}</li>}
    </ul>
  );
};

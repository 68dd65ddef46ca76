import { useRef } from 'react';
import { type MailItem, mailSorts } from '#contract/admin-mails.ts';
import { mailKinds, mailStatusLabels } from '#contract/correspondence.fr.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { listExports } from '#contract/list-body.ts';
import { adminPaths, mailPath } from '#contract/paths.ts';
import { isPersonalSearch } from '#domain/announcement/admin-search.ts';
import { mailStatuses } from '#domain/mail/mail-status.ts';
import type { ApiClient } from '#web/api/http.ts';
import { type Column, DataList } from '#web/back-office/data-list/DataList.tsx';
import type { ListAddress } from '#web/back-office/data-list/list-address.ts';
import { useDataList } from '#web/back-office/data-list/use-data-list.ts';
import { PageIntro } from '#web/back-office/PageIntro.tsx';
import styles from '#web/back-office/Sections.module.css';
import { MailBadge } from '#web/back-office/status-badges.tsx';
import { useWrite } from '#web/back-office/use-write.ts';
import { useMember } from '#web/session/permissions.ts';
import { Button } from '#web/ui/Button.tsx';

type Sort = (typeof mailSorts)[number];

const address: ListAddress<'status' | 'template', Sort> = {
  path: adminPaths.mails,
  filters: { status: mailStatuses, template: Object.keys(mailKinds) },
  sorts: mailSorts,
  isPersonal: isPersonalSearch,
};

const read = async (api: ApiClient, asked: object, signal: AbortSignal) => {
  const { mails, pagination } = await api.post('/admin/mails/find', { body: asked, signal });
  return { rows: mails, pagination };
};

export const recipientOf = ({ to }: Pick<MailItem, 'to'>): string => to?.address ?? "L'équipe";

const FailureNote = ({ mail: { status, reason, attempts } }: { mail: MailItem }) =>
  reason && (
    <span className={styles.note} data-tone={status === 'failed' ? 'danger' : undefined}>
      {attempts} essai(s) : {reason}
    </span>
  );

const columns: readonly Column<MailItem, Sort>[] = [
  {
    name: 'subject',
    label: 'Objet',
    title: true,
    of: (mail) => (
      <>
        {mail.subject || (mailKinds[mail.template] ?? mail.template)}
        <span className={`${styles.note} ${styles.small}`}>
          {recipientOf(mail)}, {shortDateTime(new Date(mail.queued_at))}
        </span>
        <span className={styles.phone}>
          <FailureNote mail={mail} />
        </span>
      </>
    ),
  },
  {
    name: 'to',
    label: 'Destinataire',
    of: (mail) => (
      <>
        {recipientOf(mail)}
        {mail.to?.name && <span className={styles.note}>{mail.to.name}</span>}
      </>
    ),
    wide: true,
  },
  { name: 'kind', label: 'Type', of: ({ template }) => mailKinds[template] ?? template, wide: true },
  {
    name: 'reference',
    label: 'Dossier',
    of: (mail) => (mail.announcement ?? mail.message)?.reference ?? '',
    wide: true,
    nowrap: true,
  },
  {
    name: 'queued_at',
    label: 'Date',
    of: ({ queued_at }) => shortDateTime(new Date(queued_at)),
    sort: 'queued_at',
    first: 'desc',
    wide: true,
  },
  {
    name: 'status',
    label: 'État',
    of: (mail) => (
      <>
        <MailBadge status={mail.status} />
        <span className={styles.beyondPhone}>
          <FailureNote mail={mail} />
        </span>
      </>
    ),
  },
];

/** « Courriels »: every mail that the site has written, and what became of it. */
export const MailsPage = () => {
  const source = useDataList(address, read);
  const { may } = useMember();
  const { busy, notice, write, dismiss } = useWrite("Le courriel d'essai n'a pas pu être envoyé.");
  /** One press is one mail, however often it is repeated until it succeeds. */
  const press = useRef(crypto.randomUUID());
  const test = async () => {
    const isDone = await write((api) => api.post('/admin/mails/test', { body: { id: press.current } }));
    if (!isDone) return;
    press.current = crypto.randomUUID();
    source.list.refetch();
  };
  return (
    <>
      <PageIntro
        title="Courriels"
        notice={notice}
        onDismiss={dismiss}
        actions={
          may('mails.send') && (
            <Button
              variant="secondary"
              size="dense"
              icon="send"
              busy={busy}
              busyText="Envoi"
              onClick={() => void test()}
            >
              Envoyer un courriel d'essai
            </Button>
          )
        }
      >
        Les courriels des douze derniers mois. Les liens qui ouvrent un dossier ou un compte y sont masqués.
      </PageIntro>
      <DataList
        caption="Courriels"
        address={address}
        source={source}
        columns={columns}
        filters={[
          {
            name: 'status',
            label: 'État',
            all: 'Tous les états',
            choices: mailStatuses.map((value) => ({ value, label: mailStatusLabels[value] })),
          },
          {
            name: 'template',
            label: 'Type',
            all: 'Tous les types',
            choices: Object.entries(mailKinds)
              .map(([value, label]) => ({ value, label }))
              .toSorted((a, b) => a.label.localeCompare(b.label, 'fr')),
          },
        ]}
        search={{
          label: "Rechercher par adresse, ou par référence d'annonce ou de message",
          placeholder: 'Adresse entière, AL-000000 ou CT-XXXX-XXXX',
        }}
        own="Les plus récents d'abord"
        days={{ from: 'Écrit du', to: "Écrit jusqu'au" }}
        empty="Aucun courriel n'a encore été écrit."
        keyOf={({ id }) => id}
        hrefOf={({ id }) => mailPath(id)}
        exportPath={listExports.mails}
      />
    </>
  );
};

import { type MessageItem, messageOwners, messageSorts } from '#contract/admin-messages.ts';
import { contactSubjectLabels } from '#contract/contact.ts';
import { messageStatusLabels } from '#contract/correspondence.fr.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { listExports } from '#contract/list-body.ts';
import { adminPaths, messagePath } from '#contract/paths.ts';
import { messageStatuses } from '#domain/contact/inbox.ts';
import type { ApiClient } from '#web/api/http.ts';
import { type Column, DataList } from '#web/back-office/data-list/DataList.tsx';
import type { ListAddress } from '#web/back-office/data-list/list-address.ts';
import { useDataList } from '#web/back-office/data-list/use-data-list.ts';
import styles from '#web/back-office/Sections.module.css';
import { MessageBadge } from '#web/back-office/status-badges.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';

type Sort = (typeof messageSorts)[number];

const address: ListAddress<'status' | 'assigned', Sort> = {
  path: adminPaths.messages,
  filters: { status: messageStatuses, assigned: messageOwners },
  sorts: messageSorts,
  isPersonal: (search) => search !== '' && !/^ct-/i.test(search),
};

const read = async (api: ApiClient, asked: object, signal: AbortSignal) => {
  const { messages, pagination } = await api.post('/admin/messages/find', { body: asked, signal });
  return { rows: messages, pagination };
};

const columns: readonly Column<MessageItem, Sort>[] = [
  {
    name: 'name',
    label: 'Expéditeur',
    title: true,
    of: ({ name, unread, subject, reference }) => (
      <>
        {name || 'Données effacées'}
        {unread && <span className="visually-hidden"> (non lu)</span>}
        <span className={`${styles.note} ${styles.small}`}>
          {contactSubjectLabels[subject]}, {reference}
        </span>
      </>
    ),
  },
  {
    name: 'excerpt',
    label: 'Message',
    of: ({ subject, excerpt, reference }) => (
      <>
        {contactSubjectLabels[subject]}
        <span className={styles.note}>{excerpt}</span>
        <span className={styles.note}>{reference}</span>
      </>
    ),
    wide: true,
  },
  {
    name: 'created_at',
    label: 'Date',
    of: ({ created_at }) => shortDateTime(new Date(created_at)),
    sort: 'created_at',
    first: 'desc',
  },
  { name: 'assigned', label: 'Attribué à', of: ({ assigned }) => assigned?.name ?? '', wide: true },
  { name: 'answers', label: 'Réponses', of: ({ answers }) => answers || '', wide: true, figures: true },
  { name: 'status', label: 'État', of: ({ status }) => <MessageBadge status={status} /> },
];

/** « Messages »: what visitors wrote with the contact form. */
export const MessagesPage = () => {
  const source = useDataList(address, read);
  return (
    <>
      <TitleRow title="Messages" />
      <DataList
        caption="Messages"
        address={address}
        source={source}
        columns={columns}
        filters={[
          {
            name: 'status',
            label: 'État',
            all: 'Tous les états',
            choices: messageStatuses.map((value) => ({ value, label: messageStatusLabels[value] })),
          },
          {
            name: 'assigned',
            label: 'Attribué',
            all: "À toute l'équipe",
            choices: [
              { value: 'me', label: 'À moi' },
              { value: 'nobody', label: 'À personne' },
            ],
          },
        ]}
        search={{
          label: 'Rechercher par référence, nom ou adresse',
          placeholder: 'Référence CT-XXXX-XXXX, nom ou adresse entière',
        }}
        own="Les plus récents d'abord"
        days={{ from: 'Reçu du', to: "Reçu jusqu'au" }}
        empty="Aucun message n'a encore été reçu."
        keyOf={({ id }) => id}
        hrefOf={({ id }) => messagePath(id)}
        isStrong={({ unread }) => unread}
        exportPath={listExports.messages}
      />
    </>
  );
};

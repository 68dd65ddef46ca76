import { type ReactNode, type SubmitEvent, useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Customer } from '#contract/admin-customers.ts';
import { contactSubjectLabels } from '#contract/contact.ts';
import { mailKinds } from '#contract/correspondence.fr.ts';
import { EMAIL_MAX } from '#contract/fields.ts';
import { amountText, shortDateTime } from '#contract/format.fr.ts';
import { adminPaths, editAnnouncementPath, mailPath, messagePath } from '#contract/paths.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { PaymentNotes } from '#web/back-office/PaymentNotes.tsx';
import styles from '#web/back-office/Sections.module.css';
import { AnnouncementBadge, MailBadge, MessageBadge, PaymentBadge } from '#web/back-office/status-badges.tsx';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';

const named = ['announcement', 'message', 'mail'] as const;

/** One customer, an e-mail address: announcements, payments, mails and messages. */
export const CustomerPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Typed addresses are in the history entry: an address of the site is logged.
  const { state } = useLocation();
  const typed = typeof state?.email === 'string' ? state.email : '';
  const by = named.find((name) => query.get(name));
  const asked = JSON.stringify(by ? { [by]: query.get(by) } : { email: typed });
  const isAsked = by !== undefined || typed !== '';
  const [email, setEmail] = useState(typed);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(adminPaths.customers, { state: { email: email.trim() } });
  };
  return (
    <>
      <TitleRow title="Clients" />
      <div className={`${styles.sections} ${styles.wide}`}>
        <search>
          <form className={styles.row} onSubmit={search}>
            <Field
              dense
              type="email"
              label="Adresse e-mail d'un client"
              required
              maxLength={EMAIL_MAX}
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Button type="submit" size="dense" icon="search">
              Chercher
            </Button>
          </form>
        </search>
        {isAsked && <Found key={asked} asked={asked} />}
      </div>
    </>
  );
};

const Found = ({ asked }: { asked: string }) => {
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) =>
      api.post('/admin/customers/find', { body: JSON.parse(asked), signal }),
    [asked],
  );
  const found = useApiRead(read);
  return (
    <AsyncSection
      query={found}
      loading="Recherche..."
      failed="Ce client n'a pas pu être trouvé : l'adresse est inconnue, ou ses données sont effacées."
      isEmpty={() => false}
      empty={null}
    >
      {({ customer }) => <Parts customer={customer} />}
    </AsyncSection>
  );
};

const moment = (at: string): string => shortDateTime(new Date(at));

const Parts = ({
  customer: { email, names, notices, payments, mails, messages },
}: {
  customer: Customer;
}) => (
  <>
    <p>
      <b>{email}</b>
      {names.length > 0 && <span className={styles.note}>{names.join(', ')}</span>}
    </p>
    {notices && (
      <Part title="Annonces" {...notices} headers={['Annonce', 'Date', 'Statut']}>
        {notices.items.map(({ id, reference, title, company, status, created_at, deleted }) => (
          <Row
            key={id}
            href={editAnnouncementPath(id)}
            name={reference}
            note={`${company}, ${title}${deleted ? ' (dans la corbeille)' : ''}`}
            date={moment(created_at)}
          >
            <AnnouncementBadge status={status} compact />
          </Row>
        ))}
      </Part>
    )}
    {payments && (
      <Part title="Paiements" {...payments} headers={['Paiement', 'Date', 'Statut']}>
        {payments.items.map(({ id, announcement, amount, invoice_number, created_at, ...payment }) => (
          <Row
            key={id}
            href={editAnnouncementPath(announcement.id)}
            name={amountText(amount)}
            note={[announcement.reference, invoice_number].filter(Boolean).join(', ')}
            more={<PaymentNotes payment={payment} />}
            date={moment(created_at)}
          >
            <PaymentBadge status={payment.status} />
          </Row>
        ))}
      </Part>
    )}
    {messages && (
      <Part title="Messages reçus" {...messages} headers={['Message', 'Date', 'État']}>
        {messages.items.map(({ id, reference, subject, excerpt, status, created_at }) => (
          <Row
            key={id}
            href={messagePath(id)}
            name={`${contactSubjectLabels[subject]} (${reference})`}
            note={excerpt}
            date={moment(created_at)}
          >
            <MessageBadge status={status} />
          </Row>
        ))}
      </Part>
    )}
    {mails && (
      <Part title="Courriels" {...mails} headers={['Courriel', 'Date', 'État']}>
        {mails.items.map(({ id, template, subject, to, status, queued_at }) => (
          <Row
            key={id}
            href={mailPath(id)}
            name={subject || (mailKinds[template] ?? template)}
            note={to?.address ?? "À l'équipe"}
            date={moment(queued_at)}
          >
            <MailBadge status={status} />
          </Row>
        ))}
      </Part>
    )}
  </>
);

type PartProps = {
  title: string;
  items: readonly unknown[];
  more: boolean;
  headers: readonly [string, string, string];
  children: ReactNode;
};

const Part = ({ title, items, more, headers: [name, date, state], children }: PartProps) => (
  <Panel title={title}>
    {items.length === 0 ? (
      <p>Aucun élément.</p>
    ) : (
      <Table caption={title}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" data-wide>
              {date}
            </th>
            <th scope="col">{state}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    )}
    {more && <p className={styles.note}>Les {items.length} plus récents seulement.</p>}
  </Panel>
);

type RowProps = {
  href: string;
  name: string;
  note: string;
  /** Below the note. */
  more?: ReactNode;
  date: string;
  children: ReactNode;
};

const Row = ({ href, name, note, more, date, children }: RowProps) => (
  <tr>
    <th scope="row" data-title>
      <Link to={href}>{name}</Link>
      <span className={styles.note}>{note}</span>
      {more}
    </th>
    <td data-wide>{date}</td>
    <td>{children}</td>
  </tr>
);

import { useNavigate } from 'react-router';
import type { AdminAnnouncementItem, AnnouncementSort } from '#contract/admin-announcements.ts';
import { shortDate } from '#contract/format.fr.ts';
import { allows } from '#domain/announcement/lifecycle.ts';
import { bucketLabels, bucketOf, statusesOfBucket, statusLabel } from '#domain/announcement/status.ts';
import { AnnouncementBadge } from '#web/back-office/status-badges.tsx';
import { listItemId } from '#web/paging/list-item.ts';
import { noteOpened } from '#web/paging/opened-item.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Link } from '#web/ui/Link.tsx';
import { onLeavingBy, openRow } from '#web/ui/open-row.ts';
import { Tick } from '#web/ui/Tick.tsx';
import { editPath } from '../addresses.ts';
import { factsOf, isUnwanted, typeLabel } from '../announcement-facts.ts';
import { refundOf } from '../refund-text.ts';
import styles from './AnnouncementTable.module.css';

type Props = {
  announcement: AdminAnnouncementItem;
  /** The columns that are not shown. */
  hidden: readonly string[];
  /** Whether the user may change it, and decide on it. */
  writable: boolean;
  decidable: boolean;
  selected: boolean;
  /** The contact and the invoice number, by which a dossier is found. */
  showContact: boolean;
  onToggle: () => void;
  onDelete: () => void;
};

export const AnnouncementRow = ({
  announcement,
  hidden,
  writable,
  decidable,
  selected,
  showContact,
  ...on
}: Props) => {
  const navigate = useNavigate();
  const { id, title } = announcement;
  return (
    <tr
      id={listItemId(id)}
      data-opens
      data-selected={selected || undefined}
      onClickCapture={onLeavingBy(() => noteOpened(id))}
      onClick={openRow(() => void navigate(editPath(id)))}
    >
      {decidable && (
        <td data-narrow>
          <Tick label={`Sélectionner « ${title} »`} hideLabel checked={selected} onChange={on.onToggle} />
        </td>
      )}
      <th scope="row" data-title>
        <Link to={editPath(id)}>{title}</Link>
        <span className={styles.note}>{announcement.reference_number}</span>
        {showContact && <span className={styles.note}>{dossierText(announcement)}</span>}
        {isUnwanted(announcement) && (
          <span className={styles.note} data-tone="danger">
            Annulation demandée
          </span>
        )}
        <div className={styles.narrow}>
          <StatusNotes announcement={announcement} />
        </div>
      </th>
      <ChosenCells announcement={announcement} hidden={hidden} />
      <td data-actions>
        <IconButton
          icon={writable ? 'pencil' : 'document'}
          label={`${writable ? 'Modifier' : 'Consulter'} « ${title} »`}
          href={editPath(id)}
        />
        {decidable && (
          <IconButton
            icon="trash"
            danger
            label={`Supprimer « ${title} »`}
            disabled={!allows('delete', factsOf(announcement))}
            onClick={on.onDelete}
          />
        )}
      </td>
    </tr>
  );
};

/** The cells of the columns that need not be shown. */
const ChosenCells = ({ announcement, hidden }: Pick<Props, 'announcement' | 'hidden'>) => {
  const { company_name, type, publication_date, status } = announcement;
  const isShown = (column: AnnouncementSort) => !hidden.includes(column);
  return (
    <>
      {isShown('company') && (
        <td data-wide className={styles.company}>
          {company_name}
        </td>
      )}
      {isShown('type') && <td data-wide>{typeLabel(type)}</td>}
      {isShown('publication_date') && (
        <td data-wide data-muted={publication_date === null || undefined}>
          {publication_date ? shortDate(new Date(publication_date)) : 'Sans date'}
        </td>
      )}
      {isShown('status') && (
        <td className={styles.status}>
          <AnnouncementBadge status={status} compact />
          <div className={styles.roomy}>
            <StatusNotes announcement={announcement} />
          </div>
        </td>
      )}
    </>
  );
};

/** What the badge does not say: the status itself, a withdrawal, a refund. */
const StatusNotes = ({ announcement: { status, withdrawn, payment } }: Pick<Props, 'announcement'>) => {
  const refund = refundOf(payment);
  return (
    <>
      {isNarrower(status) && !(status === 'refunded' && refund) && (
        <span className={styles.note}>{statusLabel(status)}</span>
      )}
      {withdrawn && (
        <span className={styles.note} data-tone="danger">
          Retirée de la publication
        </span>
      )}
      {refund && (
        <span className={styles.note} data-tone={refund.tone}>
          {refund.text}
        </span>
      )}
    </>
  );
};

/** Its badge stands for several statuses, and has another label. */
const isNarrower = (status: AdminAnnouncementItem['status']): boolean => {
  const bucket = bucketOf(status);
  return statusesOfBucket(bucket).length > 1 && bucketLabels[bucket] !== statusLabel(status);
};

const dossierText = ({ contact_info: { name, email }, payment }: AdminAnnouncementItem): string =>
  [name, email, payment?.invoice_number && `facture ${payment.invoice_number}`]
    .filter((part) => part)
    .join(' · ');

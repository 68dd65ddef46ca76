import type { PaymentItem, paymentSorts } from '#contract/admin-payments.ts';
import { amountText, shortDateTime } from '#contract/format.fr.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { Column } from '#web/back-office/data-list/DataList.tsx';
import { PaymentNotes } from '#web/back-office/PaymentNotes.tsx';
import styles from '#web/back-office/Sections.module.css';
import { PaymentBadge } from '#web/back-office/status-badges.tsx';
import { Decimal } from '#web/ui/Decimal.tsx';

export const paymentColumns: readonly Column<PaymentItem, (typeof paymentSorts)[number]>[] = [
  {
    name: 'reference',
    label: 'Annonce',
    title: true,
    of: ({ announcement: { reference, company, deleted }, customer, created_at, ...payment }) => (
      <>
        {reference}
        <span className={styles.note}>
          {company}
          {deleted && ' (dans la corbeille)'}
        </span>
        <span className={`${styles.note} ${styles.small}`}>
          {customer.email}, {shortDateTime(new Date(created_at))}
        </span>
        <span className={styles.phone}>
          <PaymentNotes payment={payment} />
        </span>
      </>
    ),
  },
  {
    name: 'customer',
    label: 'Client',
    of: ({ customer: { name, email } }) => (
      <>
        {name || 'Données effacées'}
        <span className={styles.note}>{email}</span>
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
    wide: true,
  },
  { name: 'offer', label: 'Offre', of: ({ offer }) => offers[offer].label, wide: true },
  {
    name: 'amount',
    label: 'Montant TTC',
    of: ({ amount }) => <Decimal text={amountText(amount)} />,
    sort: 'amount',
    first: 'desc',
    orders: ['du plus petit', 'du plus grand'],
    figures: true,
  },
  {
    name: 'documents',
    label: 'Facture, avoirs',
    of: ({ invoice_number, credit_notes }) => (
      <>
        {invoice_number}
        {credit_notes.map((number) => (
          <span key={number} className={styles.note}>
            {number}
          </span>
        ))}
      </>
    ),
    wide: true,
  },
  {
    name: 'status',
    label: 'Statut',
    of: (payment) => (
      <>
        <PaymentBadge status={payment.status} />
        <span className={styles.beyondPhone}>
          <PaymentNotes payment={payment} />
        </span>
      </>
    ),
  },
];

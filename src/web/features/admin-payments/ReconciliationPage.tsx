import { type SubmitEvent, useContext, useState } from 'react';
import type { PaymentDifference, Reconciliation } from '#contract/admin-payments.ts';
import { amountText, shortDateTime } from '#contract/format.fr.ts';
import { adminPaths, editAnnouncementPath } from '#contract/paths.ts';
import { addDays, isoDay, parisDay } from '#domain/period/paris-day.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { PageIntro } from '#web/back-office/PageIntro.tsx';
import styles from '#web/back-office/Sections.module.css';
import { PaymentBadge } from '#web/back-office/status-badges.tsx';
import type { Notice } from '#web/back-office/use-write.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Table } from '#web/ui/Table.tsx';

const kinds: Readonly<Record<PaymentDifference['kind'], string>> = {
  'unknown-here': 'Le prestataire a encaissé, nous ne connaissons pas ce paiement.',
  'missing-there': 'Nous avons un paiement que le prestataire ne connaît pas.',
  amount: "Le montant n'est pas le même des deux côtés.",
  returned: "Le montant remboursé n'est pas le même des deux côtés.",
  status: 'Le prestataire a encaissé, ce paiement attend encore chez nous.',
};

const WEEK = 7;

/** What the provider has and we have not, and the reverse. */
export const ReconciliationPage = () => {
  const api = useContext(ApiContext);
  const today = parisDay(new Date());
  const [from, setFrom] = useState(isoDay(addDays(today, -WEEK)));
  const [to, setTo] = useState(isoDay(today));
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice>();
  const [found, setFound] = useState<Reconciliation>();
  const compare = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!api || busy) return;
    setBusy(true);
    setNotice(undefined);
    setFound(undefined);
    try {
      setFound(
        await api.post('/admin/payments/reconciliation', { body: { start_date: from, end_date: to } }),
      );
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, "La comparaison n'a pas pu être faite.") });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageIntro
        title="Rapprochement"
        parent={{ href: adminPaths.payments, label: 'Paiements' }}
        notice={notice}
        onDismiss={() => setNotice(undefined)}
      >
        Compare ce que le prestataire a encaissé avec nos paiements, sur 31 jours au plus. Rien n'est modifié.
      </PageIntro>
      <div className={`${styles.sections} ${styles.wide}`}>
        <form className={styles.row} onSubmit={(event) => void compare(event)}>
          <Field
            dense
            type="date"
            label="Du"
            required
            value={from}
            max={to}
            onChange={({ target }) => setFrom(target.value)}
          />
          <Field
            dense
            type="date"
            label="Au"
            required
            value={to}
            min={from}
            onChange={({ target }) => setTo(target.value)}
          />
          <Button type="submit" size="dense" busy={busy} busyText="Comparaison">
            Comparer
          </Button>
        </form>
        {found && <Outcome found={found} />}
      </div>
    </>
  );
};

const Outcome = ({
  found: { theirs, ours, truncated, differences, provider },
}: {
  found: Reconciliation;
}) => (
  <>
    <p role="status">
      {theirs} encaissement(s) chez {provider === 'stripe' ? 'Stripe' : 'le prestataire de test'}, {ours} chez
      nous : {differences.length === 0 ? 'aucune différence' : `${differences.length} différence(s)`}.
      {truncated &&
        ' La période compte trop de paiements pour être comparée en entier : choisissez-la plus courte.'}
    </p>
    {differences.length === 0 ? (
      <EmptyState message="Les deux côtés disent la même chose." />
    ) : (
      <Table caption="Différences">
        <thead>
          <tr>
            <th scope="col">Différence</th>
            <th scope="col" data-wide>
              Date
            </th>
            <th scope="col">Chez le prestataire</th>
            <th scope="col">Chez nous</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <Line key={`${difference.kind} ${difference.payment_intent} ${difference.at}`} {...difference} />
          ))}
        </tbody>
      </Table>
    )}
  </>
);

const Line = ({ kind, payment_intent, at, theirs, ours }: PaymentDifference) => (
  <tr>
    <td>
      {kinds[kind]}
      <span className={styles.note}>{payment_intent}</span>
    </td>
    <td data-wide>{shortDateTime(new Date(at))}</td>
    <td>
      {theirs ? amountText(theirs.amount) : 'Rien'}
      {theirs && theirs.returned > 0 && (
        <span className={styles.note}>remboursé de {amountText(theirs.returned)}</span>
      )}
      {theirs?.description && <span className={styles.note}>{theirs.description}</span>}
    </td>
    <td>
      {ours ? (
        <>
          <Link to={editAnnouncementPath(ours.announcement_id)}>{ours.reference}</Link>{' '}
          <PaymentBadge status={ours.status} />
          <span className={styles.note}>
            {amountText(ours.amount)}
            {ours.returned > 0 && `, remboursé de ${amountText(ours.returned)}`}
          </span>
        </>
      ) : (
        'Rien'
      )}
    </td>
  </tr>
);

import { type PaymentItem, paymentAttentions, paymentSorts } from '#contract/admin-payments.ts';
import { listExports } from '#contract/list-body.ts';
import { adminPaths, editAnnouncementPath } from '#contract/paths.ts';
import { isPersonalSearch } from '#domain/announcement/admin-search.ts';
import { paymentStatuses, paymentStatusLabel } from '#domain/announcement/status.ts';
import type { ApiClient } from '#web/api/http.ts';
import { DataList } from '#web/back-office/data-list/DataList.tsx';
import type { ListAddress } from '#web/back-office/data-list/list-address.ts';
import { useDataList } from '#web/back-office/data-list/use-data-list.ts';
import { Button } from '#web/ui/Button.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { paymentColumns } from './payment-columns.tsx';

const address: ListAddress<'status' | 'attention', (typeof paymentSorts)[number]> = {
  path: adminPaths.payments,
  filters: { status: paymentStatuses, attention: paymentAttentions },
  sorts: paymentSorts,
  // An id of the provider names a payment, not a person.
  isPersonal: (search) => isPersonalSearch(search) && !/^(?:pi|cs)_/.test(search),
};

const read = async (api: ApiClient, asked: object, signal: AbortSignal) => {
  const { payments, pagination } = await api.post('/admin/payments/find', { body: asked, signal });
  return { rows: payments, pagination };
};

const attentionLabels = {
  disputed: 'En litige',
  held: 'Retenus',
  'refund-failed': 'Remboursement échoué',
} as const;

/** A payment is opened with its announcement, where it is refunded and its documents are. */
const hrefOf = ({ announcement }: PaymentItem): string => editAnnouncementPath(announcement.id);

/** « Paiements »: every attempt to pay, with its documents, refunds and disputes. */
export const PaymentsPage = () => {
  const source = useDataList(address, read);
  return (
    <>
      <TitleRow title="Paiements">
        <Button href={adminPaths.reconciliation} variant="secondary" size="dense">
          Rapprocher avec le prestataire
        </Button>
      </TitleRow>
      <DataList
        caption="Paiements"
        address={address}
        source={source}
        columns={paymentColumns}
        filters={[
          {
            name: 'status',
            label: 'Statut',
            all: 'Tous les statuts',
            choices: paymentStatuses.map((value) => ({ value, label: paymentStatusLabel(value) })),
          },
          {
            name: 'attention',
            label: 'À vérifier',
            all: 'Tous les paiements',
            choices: paymentAttentions.map((value) => ({ value, label: attentionLabels[value] })),
          },
        ]}
        search={{
          label: 'Rechercher par référence, client, facture ou identifiant du prestataire',
          placeholder: 'Référence, client, facture, identifiant du prestataire',
        }}
        own="Les plus récents d'abord"
        days={{ from: 'Ouvert du', to: "Ouvert jusqu'au" }}
        empty="Aucun paiement n'a encore été ouvert."
        keyOf={({ id }) => id}
        hrefOf={hrefOf}
        exportPath={listExports.payments}
      />
    </>
  );
};

import { useContext, useState } from 'react';
import { transmissionSorts, transmissionStates } from '#contract/admin-transmissions.ts';
import { LIST_PAGE_SIZE } from '#contract/list-body.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import type { ApiClient } from '#web/api/http.ts';
import type { ListAddress } from '#web/back-office/data-list/list-address.ts';
import { useDataList } from '#web/back-office/data-list/use-data-list.ts';
import { TRANSMISSIONS } from '../addresses.ts';

export type TransmissionSort = (typeof transmissionSorts)[number];

export const logAddress: ListAddress<'state', TransmissionSort> = {
  path: TRANSMISSIONS,
  filters: { state: transmissionStates },
  sorts: transmissionSorts,
  isPersonal: () => false,
};

const readLog = async (api: ApiClient, asked: object, signal: AbortSignal) => {
  const query = { ...asked, limit: LIST_PAGE_SIZE };
  const answer = await api.get('/admin/legal-announcements/transmissions', { query, signal });
  const { transmissions, pagination, periods, late } = answer;
  return { rows: transmissions, pagination, periods, late };
};

export type Period = { from: string; to: string };

/** The transmission log, the usual periods, and the action that transmits one. */
export const useTransmissions = () => {
  const api = useContext(ApiContext);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'success' | 'danger'; text: string }>();
  const source = useDataList(logAddress, readLog);

  const transmit = async ({ from, to }: Period, again: boolean) => {
    if (!api || busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const { message, transmission } = await api.post('/admin/legal-announcements/transmissions', {
        body: { from, to, again },
      });
      setNotice({ tone: 'success', text: `${message} : transmission ${transmission.number}.` });
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, "La transmission n'a pas pu être préparée.") });
    } finally {
      setBusy(false);
      source.list.refetch();
    }
  };

  const mark = async (id: string, handed: { date: string; receipt: string }) => {
    if (!api || busy) return;
    setBusy(true);
    setNotice(undefined);
    try {
      const call = { params: { id }, body: handed };
      const { message } = await api.put('/admin/legal-announcements/transmissions/:id/transmitted', call);
      setNotice({ tone: 'success', text: message });
    } catch (error) {
      setNotice({ tone: 'danger', text: errorMessageOf(error, "La transmission n'a pas pu être marquée.") });
    } finally {
      setBusy(false);
      source.list.refetch();
    }
  };

  return { source, busy, notice, dismiss: () => setNotice(undefined), transmit, mark };
};

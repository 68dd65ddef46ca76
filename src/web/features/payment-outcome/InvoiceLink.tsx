import { useCallback } from 'react';
import type { ApiClient } from '#web/api/http.ts';
import { lookUpTracking } from '#web/api/tracking.ts';
import { useApiRead } from '#web/api/use-api-read.ts';

/** The invoice, for the browser that holds the tracking token: the reference alone opens no document. */
export const InvoiceLink = ({ token }: { token: string }) => {
  const read = useCallback(
    async (api: ApiClient, signal: AbortSignal) => {
      const lookup = await lookUpTracking(api, token, signal);
      if (lookup.state !== 'found') return undefined;
      return lookup.announcement.documents.find(({ kind }) => kind === 'invoice');
    },
    [token],
  );
  const invoice = useApiRead(read);
  if (invoice.status !== 'success' || !invoice.data?.url) return null;
  return (
    <a href={invoice.data.url} download={invoice.data.fileName}>
      Télécharger la facture
    </a>
  );
};

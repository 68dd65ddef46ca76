import { paths } from '#contract/paths.ts';
import type { TrackedAnnouncement } from '#contract/tracking.ts';
import type { Connection } from '#server/db/client.ts';
import { findHolder, listSources } from './documents.queries.ts';
import { attestationFile, creditNoteFile, invoiceFile, receiptFile } from './file-names.ts';
import { invoiceData } from './frozen-data.ts';

type TrackedDocument = TrackedAnnouncement['documents'][number];
type Described = Omit<TrackedDocument, 'url' | 'createdAt'> & { at: Date };

/** The documents of an announcement, oldest first, for the holder of its tracking link. */
export const listDocuments = async (db: Connection, announcementId: string): Promise<TrackedDocument[]> => {
  const holder = await findHolder(db, announcementId);
  if (!holder) return [];
  const { reference, tracking_token: token } = holder;
  const { invoices, creditNotes, attestations } = await listSources(db, announcementId);
  const described: Described[] = [
    ...invoices.flatMap(({ id, number, payment_id, issued_at: at, data }): Described[] => [
      { id, kind: 'invoice', label: `Facture ${number}`, fileName: invoiceFile(number), at, ended: null },
      ...(invoiceData.safeParse(data).data?.receipt ? [receiptOf(reference, payment_id, at)] : []),
    ]),
    ...creditNotes.map(
      ({ id, number, issued_at: at }): Described => ({
        id,
        kind: 'credit_note',
        label: `Avoir ${number}`,
        fileName: creditNoteFile(number),
        at,
        ended: null,
      }),
    ),
    ...attestations.map(
      ({ id, kind, revision, issued_at: at, replaced_at, withdrawn_at }): Described => ({
        id,
        kind: 'attestation',
        label: `${attestationLabels[kind]}${revision === 1 ? '' : `, version ${revision}`}`,
        fileName: attestationFile(reference, revision),
        at,
        ended: withdrawn_at ? 'withdrawn' : replaced_at ? 'replaced' : null,
      }),
    ),
  ];
  return described
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...document }) => ({
      ...document,
      createdAt: at.toISOString(),
      // A download before the job has run renders the document at once.
      url: token && `${paths.api}/legal-announcements/tracking/${token}/documents/${document.id}`,
    }));
};

const attestationLabels = {
  standard: 'Attestation de parution',
  premium: 'Attestation de parution premium',
} as const;

const receiptOf = (reference: string, paymentId: string, at: Date): Described => ({
  id: paymentId,
  kind: 'receipt',
  label: 'Récépissé de dépôt',
  fileName: receiptFile(reference),
  at,
  ended: null,
});

import type { FastifyPluginAsync } from 'fastify';
import {
  announcementExportBody,
  announcementTrashExportBody,
  type TrashedAnnouncement,
} from '#contract/admin-announcements.ts';
import { shortDate, shortDateTime } from '#contract/format.fr.ts';
import { readDossierSearch } from '#domain/announcement/admin-search.ts';
import { offers } from '#domain/announcement/offers.ts';
import {
  type AnnouncementStatus,
  bucketLabels,
  paymentStatusLabel,
  statusLabel,
} from '#domain/announcement/status.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { csvAmount } from '#server/csv.ts';
import type { Database } from '#server/db/client.ts';
import { allIds } from '#server/db/list-page.queries.ts';
import { mountListExport } from '#server/http/list-export.ts';
import type { Clock } from '#server/ports/clock.ts';
import { allAnnouncementIds, allDossierIds } from './admin-list.queries.ts';
import { type AdminRow, listRows } from './admin-rows.queries.ts';
import { readTrashed } from './list-announcements.ts';
import { trashAsked } from './trash.queries.ts';

const statusText = (status: AnnouncementStatus): string =>
  status === 'draft' ? bucketLabels.draft : statusLabel(status);
const dayText = (date: Date | null): string => (date ? shortDate(date) : '');

const columns: readonly { name: string; of: (row: AdminRow) => string }[] = [
  { name: 'Référence', of: ({ reference }) => reference },
  { name: 'Titre', of: ({ title }) => title },
  { name: 'Société', of: ({ company_name }) => company_name },
  { name: 'SIRET', of: ({ siret }) => siret ?? '' },
  { name: "Type d'annonce", of: ({ type_id }) => findAnnouncementType(type_id).label },
  { name: 'Département', of: ({ department }) => department },
  { name: 'Date de publication', of: ({ publication_date }) => dayText(publication_date) },
  { name: 'Statut', of: ({ status }) => statusText(status) },
  { name: 'Créée le', of: ({ created_at }) => shortDateTime(created_at) },
  { name: 'Déposée en ligne', of: ({ origin }) => (origin === 'visitor' ? 'Oui' : 'Non') },
  { name: 'Offre', of: ({ offer }) => (offer ? offers[offer].label : '') },
  {
    name: 'Paiement',
    of: ({ payment_status }) => (payment_status ? paymentStatusLabel(payment_status) : ''),
  },
  { name: 'Montant TTC', of: ({ amount_ttc }) => (amount_ttc === null ? '' : csvAmount(amount_ttc / 100)) },
  { name: 'Facture', of: ({ invoice_number }) => invoice_number ?? '' },
  { name: 'Contact', of: ({ contact_name }) => contact_name },
  { name: 'E-mail', of: ({ contact_email }) => contact_email },
];

const trashColumns: readonly { name: string; of: (row: TrashedAnnouncement) => string }[] = [
  { name: 'Référence', of: ({ reference_number }) => reference_number },
  { name: 'Titre', of: ({ title }) => title },
  { name: 'Société', of: ({ company_name }) => company_name },
  { name: 'Statut', of: ({ status }) => statusText(status) },
  { name: 'Payée', of: ({ paid_amount }) => (paid_amount === null ? '' : csvAmount(paid_amount)) },
  { name: 'Supprimée le', of: ({ deleted_at }) => shortDateTime(new Date(deleted_at)) },
  { name: 'Supprimée par', of: ({ deleted_by }) => deleted_by ?? '' },
  { name: 'Motif', of: ({ reason }) => reason ?? '' },
];

/** The list of announcements and its trash as files. */
export const announcementListExportRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) => {
    mountListExport(app, { ...deps, recordAudit }, 'announcements', {
      body: announcementExportBody,
      columns,
      idsOf: ({ dossier, ...asked }) =>
        dossier ? allDossierIds(readDossierSearch(dossier)) : allAnnouncementIds(asked),
      listItems: (ids) => listRows(deps.db, ids),
    });

    mountListExport(app, { ...deps, recordAudit }, 'announcementTrash', {
      body: announcementTrashExportBody,
      columns: trashColumns,
      idsOf: (asked) => allIds(trashAsked(asked)),
      listItems: (ids) => readTrashed(deps.db, ids),
    });
  };

import type { FastifyPluginAsync } from 'fastify';
import { announcementExportBody } from '#contract/admin-announcements.ts';
import { shortDate, shortDateTime } from '#contract/format.fr.ts';
import { readDossierSearch } from '#domain/announcement/admin-search.ts';
import { offers } from '#domain/announcement/offers.ts';
import { bucketLabels, paymentStatusLabel, statusLabel } from '#domain/announcement/status.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import { csvAmount } from '#server/csv.ts';
import type { Database } from '#server/db/client.ts';
import { mountListExport } from '#server/http/list-export.ts';
import type { Clock } from '#server/ports/clock.ts';
import { allAnnouncementIds, allDossierIds } from './admin-list.queries.ts';
import { type AdminRow, listRows } from './admin-rows.queries.ts';

const dayText = (date: Date | null): string => (date ? shortDate(date) : '');

const columns: readonly { name: string; of: (row: AdminRow) => string }[] = [
  { name: 'Référence', of: ({ reference }) => reference },
  { name: 'Titre', of: ({ title }) => title },
  { name: 'Société', of: ({ company_name }) => company_name },
  { name: 'SIRET', of: ({ siret }) => siret ?? '' },
  { name: "Type d'annonce", of: ({ type_id }) => findAnnouncementType(type_id).label },
  { name: 'Département', of: ({ department }) => department },
  { name: 'Date de publication', of: ({ publication_date }) => dayText(publication_date) },
  { name: 'Statut', of: ({ status }) => (status === 'draft' ? bucketLabels.draft : statusLabel(status)) },
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

/** The list of announcements as a file. */
export const announcementListExportRoutes =
  (deps: { db: Database; clock: Clock }): FastifyPluginAsync =>
  async (app) =>
    mountListExport(app, { ...deps, recordAudit }, 'announcements', {
      body: announcementExportBody,
      columns,
      idsOf: ({ dossier, ...asked }) =>
        dossier ? allDossierIds(readDossierSearch(dossier)) : allAnnouncementIds(asked),
      listItems: (ids) => listRows(deps.db, ids),
    });

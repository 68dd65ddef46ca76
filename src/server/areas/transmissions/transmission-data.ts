import { announcementPath } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { PENDING_SIRET, sirenOf } from '#domain/company/siret.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { readableLines } from '#domain/text/readable-lines.ts';
import { settledNotice, textHash } from '#server/areas/documents/public.ts';
import type { Publisher } from '#server/publisher/publisher.ts';
import type { TransmittedRow } from './transmissions.queries.ts';

/** The content of a transmission; docs/transmission-format.md explains each field. */
export type TransmissionData = {
  readonly version: 1;
  readonly numero: string;
  readonly creeeLe: string;
  readonly du: string;
  readonly au: string;
  readonly nombre: number;
  /** No seller is configured: `editeur` and `siren` are invented. */
  readonly demonstration: boolean;
  readonly emetteur: {
    readonly titre: string;
    readonly site: string;
    readonly editeur: string;
    readonly siren: string;
    readonly directeur: string | null;
    readonly habilitations: readonly { departement: string; annee: number; arrete: string }[];
  };
  readonly annonces: readonly TransmittedNotice[];
};

export type TransmittedNotice = ReturnType<typeof noticeData>;

type Made = {
  number: string;
  at: Date;
  from: string;
  to: string;
  publisher: Publisher;
  rows: readonly TransmittedRow[];
};

export const transmissionData = ({ number, at, from, to, publisher, rows }: Made): TransmissionData => ({
  version: 1,
  numero: number,
  creeeLe: at.toISOString(),
  du: from,
  au: to,
  nombre: rows.length,
  demonstration: publisher.demonstration,
  emetteur: {
    titre: publication.name,
    site: publisher.publicUrl,
    editeur: publisher.seller.name,
    siren: publisher.seller.siren,
    directeur: publisher.director,
    habilitations: publisher.habilitations.map(({ department, year, order }) => ({
      departement: department,
      annee: year,
      arrete: order,
    })),
  },
  annonces: rows.map((row) => noticeData(row, publisher.publicUrl)),
});

/** The title and the text exactly as published: the décret requires the identical text. */
const noticeData = (row: TransmittedRow, publicUrl: string) => {
  const { title, content } = settledNotice(row);
  const type = findAnnouncementType(row.type_id);
  const siret = row.siret && row.siret !== PENDING_SIRET ? row.siret : null;
  return {
    reference: row.reference,
    revision: row.rev,
    nature: row.was_held ? ('corrigee' as const) : ('initiale' as const),
    type: { code: type.id, nom: type.name, libelle: type.label },
    dateDeParution: row.publication_date ? isoDay(parisDay(row.publication_date)) : '',
    departement: row.department,
    titre: title,
    societe: {
      denomination: row.company_name,
      forme: row.company_form,
      siren: sirenOf(siret ?? '') ?? null,
      siret,
      rcs: row.rcs,
      capital: row.capital,
      siege: { adresse: row.address, ville: row.city, departement: row.department },
    },
    texte: readableLines(content),
    texteHtml: content,
    empreinte: textHash({ title, content }),
    adresse: `${publicUrl}${announcementPath(row)}`,
    corrige: row.corrects_reference,
  };
};

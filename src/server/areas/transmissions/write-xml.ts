import { escapeXml, XML_DECLARATION } from '#server/html/xml.ts';
import type { TransmissionData, TransmittedNotice } from './transmission-data.ts';

const NAMESPACE = 'urn:parution:transmission:1';

type Attributes = Readonly<Record<string, string | number | null>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escapeXml(String(value))}"`]))
    .join('');

const holding = (name: string, attributes: Attributes, children: readonly string[]): string =>
  `<${name}${attributesOf(attributes)}>\n${children.join('')}</${name}>\n`;

/** Null values are left out. */
const text = (name: string, value: string | null, attributes: Attributes = {}): string =>
  value === null || value === '' ? '' : `<${name}${attributesOf(attributes)}>${escapeXml(value)}</${name}>\n`;

export const writeXml = ({ emetteur, annonces, ...header }: TransmissionData): string =>
  XML_DECLARATION +
  holding(
    'transmission',
    {
      xmlns: NAMESPACE,
      version: header.version,
      numero: header.numero,
      'creee-le': header.creeeLe,
      du: header.du,
      au: header.au,
      nombre: header.nombre,
      demonstration: header.demonstration ? 'true' : null,
    },
    [writeSender(emetteur), holding('annonces', {}, annonces.map(writeNotice))],
  );

const writeSender = (sender: TransmissionData['emetteur']): string =>
  holding('emetteur', {}, [
    text('titre', sender.titre),
    text('site', sender.site),
    text('editeur', sender.editeur, { siren: sender.siren }),
    text('directeur-de-la-publication', sender.directeur),
    ...sender.habilitations.map(({ departement, annee, arrete }) =>
      text('habilitation', arrete, { departement, annee }),
    ),
  ]);

const writeNotice = (notice: TransmittedNotice): string =>
  holding('annonce', { reference: notice.reference, revision: notice.revision, nature: notice.nature }, [
    text('type', notice.type.libelle, { code: notice.type.code, nom: notice.type.nom }),
    text('date-de-parution', notice.dateDeParution),
    text('departement', notice.departement),
    text('titre', notice.titre),
    writeCompany(notice.societe),
    text('texte', notice.texte),
    text('texte-html', notice.texteHtml),
    text('empreinte', notice.empreinte, { algorithme: 'SHA-256' }),
    text('adresse', notice.adresse),
    text('corrige', notice.corrige),
  ]);

const writeCompany = ({ siege, ...company }: TransmittedNotice['societe']): string =>
  holding('societe', {}, [
    text('denomination', company.denomination),
    text('forme', company.forme),
    text('siren', company.siren),
    text('siret', company.siret),
    text('rcs', company.rcs),
    text('capital', company.capital),
    holding('siege', {}, [
      text('adresse', siege.adresse),
      text('ville', siege.ville),
      text('departement', siege.departement),
    ]),
  ]);

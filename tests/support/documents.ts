import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';

/** Statutes of an invented SAS, complete for the notice of its constitution. */
export const STATUTES = `VERDELIN ATELIERS
Société par actions simplifiée au capital de 12 000 euros
Siège social : 14 rue des Tisserands, 69004 Lyon
En cours d'immatriculation au RCS de Lyon

STATUTS

Établis par acte sous signature privée

Les soussignés :
Madame Élise Marvaudon, née le 4 mai 1986 à Vienne (38), de nationalité française, demeurant 3 montée des Cordeliers, 69001 Lyon,
Monsieur Paul Ardouvin, né le 9 juin 1979 à Lyon, de nationalité française, demeurant 8 rue du Four, 69001 Lyon,
ont établi ainsi qu'il suit les statuts d'une société par actions simplifiée.

Article 1 - Forme
La société est une société par actions simplifiée.

Article 2 - Objet
La société a pour objet, en France et à l'étranger : la restauration de meubles anciens et la vente d'objets de décoration.

Article 3 - Dénomination
La dénomination sociale est : VERDELIN ATELIERS.

Article 4 - Siège social
Le siège social est fixé au 14 rue des Tisserands, 69004 Lyon.

Article 5 - Durée
La durée de la société est fixée à 99 années à compter de son immatriculation au registre du commerce et des sociétés.

Article 6 - Capital social
Le capital social est fixé à la somme de douze mille euros (12 000 €), divisé en 1 200 actions de 10 euros chacune.

Article 7 - Cession des actions
Les cessions d'actions à un tiers sont soumises à l'agrément préalable de la collectivité des associés.

Article 8 - Décisions collectives
Tout associé a le droit de participer aux décisions collectives et chaque action donne droit à une voix.

Article 9 - Premier président
Est nommée première présidente de la société, sans limitation de durée : Madame Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon.

Fait à Lyon, le 2 novembre 2026, en trois originaux.`;

/** Minutes of a meeting that moves the seat to another registry. */
export const MINUTES = `ORVELINE CONSEIL
Société par actions simplifiée au capital de 10 000 euros
Siège social : 18 rue des Tisserands, 69004 Lyon
SIRET 732 829 320 00074 - 732 829 320 RCS Lyon

PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU 5 NOVEMBRE 2026

L'an deux mille vingt-six, le cinq novembre à dix heures, les associés se sont réunis en assemblée générale extraordinaire.

PREMIÈRE RÉSOLUTION
L'assemblée générale décide de transférer le siège social du 18 rue des Tisserands, 69004 Lyon au 25 avenue des Ducs, 74000 Annecy, à compter du 1er décembre 2026.
Cette résolution, mise aux voix, est adoptée à l'unanimité.

DEUXIÈME RÉSOLUTION
L'article 4 des statuts est modifié en conséquence. La société fera l'objet d'une nouvelle immatriculation au RCS d'Annecy.
Cette résolution, mise aux voix, est adoptée à l'unanimité.`;

type PdfOptions = { password?: string; pages?: number };

/** A PDF as a word processor writes it: justified lines of text, wrapped at the margin. */
export const pdfOf = (text: string, { password, pages = 1 }: PdfOptions = {}): Promise<Buffer> =>
  drawn({ ...(password && { userPassword: password }) }, (pdf) => {
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) pdf.addPage();
      pdf.font('Helvetica').fontSize(11).text(text);
    }
  });

/** A page that holds a drawing and no text, as a scanner makes. */
export const scannedPdf = (): Promise<Buffer> =>
  drawn({}, (pdf) => void pdf.rect(50, 50, 400, 600).fill('#ddd'));

/** A form whose field is filled in. */
export const formPdf = (): Promise<Buffer> =>
  drawn({}, (pdf) => {
    pdf.font('Helvetica').initForm();
    pdf.text('Dénomination sociale de la société à constituer, à compléter ci-dessous :');
    pdf.formText('denomination', 72, 120, 300, 20, { value: 'VERDELIN' });
  });

const drawn = (
  options: PDFKit.PDFDocumentOptions,
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const pdf = new PDFDocument({ size: 'A4', ...options });
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });

/** A PDF from its objects, the first being its catalogue: for what no library would write. */
const rawPdf = (...objects: readonly (string | Buffer)[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

/** A text whose only field is a signature, as online signing services write. */
export const signedPdf = (line: string): Buffer => {
  const content = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
  return rawPdf(
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R] /SigFlags 3 >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [6 0 R] /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (signature) /Rect [0 0 0 0] /P 3 0 R >>',
  );
};

/** Pages with the same header, and their number below. */
export const numberedPdf = (...pages: readonly string[]): Promise<Buffer> =>
  drawn({}, (pdf) => {
    for (const [index, text] of pages.entries()) {
      if (index > 0) pdf.addPage();
      pdf.font('Helvetica').fontSize(11).text('VERDELIN ATELIERS - Statuts', 72, 72);
      pdf.text(text, 72, 120, { width: 400 });
      pdf.text(`Page ${index + 1} sur ${pages.length}`, 72, 740);
    }
  });

/** A PDF whose script would run when it is opened. */
export const scriptPdf = (): Buffer =>
  rawPdf(
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\("bonjour"\\)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  );

/** One page whose content inflates to so many megabytes. */
export const swollenPdf = (megabytes: number): Buffer => {
  // A block that ends with a full flush can be repeated: nothing large has to be deflated here.
  const block = deflateRawSync(Buffer.alloc(1024 * 1024, '0 0 m '), { finishFlush: constants.Z_FULL_FLUSH });
  const deflated = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => block),
    deflateRawSync(Buffer.alloc(0)),
  ]);
  return rawPdf(
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${deflated.length} /Filter /FlateDecode >>\nstream\n`),
      deflated,
      Buffer.from('\nendstream'),
    ]),
  );
};

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A DOCX whose document is this XML. */
export const docxWith = (body: string): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
      ),
    }),
  );

export const docxParagraph = (text: string): string => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`;

export const docxOf = (text: string): Buffer => docxWith(text.split('\n').map(docxParagraph).join(''));

export const odtOf = (text: string, manifest = '<manifest:manifest/>'): Buffer =>
  Buffer.from(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'META-INF/manifest.xml': strToU8(manifest),
      'content.xml': strToU8(
        `<?xml version="1.0"?><office:document-content><office:body><office:text>${text
          .split('\n')
          .map((line) => `<text:p>${escaped(line)}</text:p>`)
          .join('')}</office:text></office:body></office:document-content>`,
      ),
    }),
  );

/** A small archive whose document inflates to `megabytes`. */
export const zipBomb = (megabytes: number): Buffer =>
  Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(megabytes * 1024 * 1024) }, { level: 9 }));

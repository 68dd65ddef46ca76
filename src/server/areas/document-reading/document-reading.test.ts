import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentReading } from '#contract/document-reading.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { createDocumentAssistant } from '#server/adapters/language-model/document-assistant.ts';
import { type AppDeps, buildApp } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { describeOnServer, type TestDatabase } from '#tests/support/database.ts';
import {
  docxOf,
  docxParagraph,
  docxWith,
  formPdf,
  MINUTES,
  odtOf,
  pdfOf,
  STATUTES,
  scannedPdf,
  scriptPdf,
  swollenPdf,
  zipBomb,
} from '#tests/support/documents.ts';
import { FRENCH } from '#tests/support/hostile-bodies.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts';
import { multipart, type Part } from '#tests/support/multipart.ts';
import { NOW } from '#tests/support/reading-app.ts';
import { documentText } from './child/document-text.ts';
import { type Given, readDocument } from './child/read-document.ts';
import { type RefusalName, refusals } from './child/refused.ts';
import {
  acceptAnswer,
  createDocumentReader,
  type DocumentReader,
  type ReadInChild,
} from './read-in-child.ts';

const PATH = '/api/legal-announcements/read-document';
const file = (bytes: Buffer): Part => ({
  field: 'document',
  fileName: 'document.pdf',
  type: 'application/pdf',
  bytes,
});
const PHOTO = Buffer.from('\xff\xd8\xff\xe0 JFIF', 'latin1');
const pasted = (text: string): Part => ({ field: 'text', bytes: Buffer.from(text) });

const valuesOf = (notice: Pick<ReadInChild['notices'][number], 'fields'> | undefined) =>
  Object.fromEntries((notice?.fields ?? []).map(({ name, value }) => [name, value]));
const noSignal = () => new AbortController().signal;

/** In the process of the test: to start one and to load the rules into it takes most of the time. */
const readHere = async (given: Given) => acceptAnswer(await readDocument(given));
const textReadHere = (text: string) => readHere({ kind: 'text', bytes: Buffer.from(text) });
const readerHere: DocumentReader = { read: readHere, stop() {} };

const openApp = ({ db, ping }: TestDatabase, more: Partial<AppDeps> = {}): Promise<FastifyInstance> =>
  buildApp({
    ...{ db, ping },
    clock: { now: () => NOW },
    logLevel: 'silent',
    publicUrl: () => 'http://localhost:3000',
    https: false,
    // A busy machine must not be told apart from a document that takes too long.
    documentReader: createDocumentReader({ seconds: 50 }),
    ...more,
  });

describeOnServer('reading a document', (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await openApp(database());
  });
  afterAll(() => app.close());

  const send = (parts: readonly Part[]) => {
    const form = multipart(...parts);
    return app.inject({ method: 'POST', url: PATH, payload: form.payload, headers: form.headers });
  };
  const readingOf = async (...parts: Part[]): Promise<DocumentReading> => {
    const answer = await send(parts);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.json().reading;
  };

  it('fills the notice of a constitution from the PDF of its statutes, each value with its sentence', async () => {
    const { kind, notices, noticeText } = await readingOf(file(await pdfOf(STATUTES)));
    expect({ kind, noticeText, types: notices.map(({ typeId }) => typeId) }).toEqual({
      kind: 'statuts',
      noticeText: '',
      types: [1],
    });
    const [constitution] = notices;
    expect(valuesOf(constitution)).toEqual({
      companyName: 'VERDELIN ATELIERS',
      companyForm: 'SAS',
      rcs: 'Lyon',
      capital: '12 000 €',
      address: '14 rue des Tisserands, 69004 Lyon',
      city: 'Lyon',
      department: '69',
      'extra.actKind': 'acte sous signature privée',
      'extra.actDate': '2026-11-02',
      'extra.actPlace': 'Lyon',
      'extra.purpose': "la restauration de meubles anciens et la vente d'objets de décoration",
      'extra.duration': '99 années',
      'extra.managers': 'Président : Élise Marvaudon, 3 montée des Cordeliers, 69001 Lyon',
      'extra.admission':
        'Tout associé a le droit de participer aux décisions collectives et chaque action donne droit à une voix.',
      'extra.approval':
        "Les cessions d'actions à un tiers sont soumises à l'agrément préalable de la collectivité des associés.",
    });
    const flat = STATUTES.replace(/\s+/g, ' ');
    for (const { name, sentences } of constitution?.fields ?? []) {
      expect(sentences.length, name).toBeGreaterThan(0);
      for (const sentence of sentences) expect(flat, name).toContain(sentence);
    }
  });

  it('says that a seat which leaves the registry takes two notices, where and by when', async () => {
    const { kind, notices } = await readingOf(file(odtOf(MINUTES)));
    expect(kind).toBe('decision');
    expect(
      notices.map(({ typeId, department, until, basis, later }) => ({
        typeId,
        department,
        until,
        basis,
        later,
      })),
    ).toEqual([
      { typeId: 9, department: '69', until: '2026-12-05', basis: 'C. com., art. R. 210-9', later: false },
      { typeId: 9, department: '74', until: '2026-12-05', basis: 'C. com., art. R. 210-11', later: false },
    ]);
    const [first, second] = notices.map(valuesOf);
    expect(first).toMatchObject({
      department: '69',
      'extra.oldAddress': '18 rue des Tisserands, 69004 Lyon',
    });
    expect(first).not.toHaveProperty(['extra.newRcs']);
    expect(second).toMatchObject({
      address: '25 avenue des Ducs, 74000 Annecy',
      siret: '732 829 320 00074',
      'extra.newRcs': 'Annecy',
      'extra.article': '4',
      'extra.effectDate': '2026-12-01',
    });
  });

  it('reads a DOCX with its tables, without the words that were deleted from it', async () => {
    const row = ['Siège social :', '14 rue des Tisserands, 69004 Lyon'];
    const cells = row.map((text) => `<w:tc>${docxParagraph(text)}</w:tc>`).join('');
    const body = STATUTES.split('\n').map((line) =>
      line.startsWith('Siège social :')
        ? `<w:tbl><w:tr>${cells}</w:tr></w:tbl><w:p><w:del><w:r><w:delText>99 rue Effacée</w:delText></w:r></w:del></w:p>`
        : docxParagraph(line),
    );
    const { notices } = await readHere({ kind: 'file', bytes: docxWith(body.join('')) });
    expect(valuesOf(notices[0])).toMatchObject({
      companyName: 'VERDELIN ATELIERS',
      address: '14 rue des Tisserands, 69004 Lyon',
    });
    expect(JSON.stringify(notices)).not.toContain('Effacée');
  });

  it('keeps the text of a notice written elsewhere, and finds nothing in another text', async () => {
    const text =
      'ORVELINE CONSEIL, SAS au capital de 10 000 €, 18 rue des Tisserands, 69004 Lyon, 732 829 320 RCS Lyon. ' +
      "Aux termes d'une décision du 2 novembre 2026, l'associé unique a décidé de changer la dénomination sociale " +
      'qui devient ORVELINE ÉTUDES. Mention au RCS de Lyon.';
    const { kind, notices, noticeText } = await readingOf(pasted(text));
    expect({ kind, noticeText, type: notices[0]?.typeId }).toEqual({
      kind: 'notice',
      noticeText: text,
      type: 22,
    });
    const other = await textReadHere(
      'Recette : battez les œufs, ajoutez la farine et laissez reposer une heure.',
    );
    expect(other.notices).toEqual([]);
  });

  it('shows no sign that would turn its words around', async () => {
    const [first, ...rest] = MINUTES.split('\n');
    const { notices } = await textReadHere([`${first}\u202e\u0007`, ...rest].join('\n'));
    const shown = notices.flatMap(({ fields }) =>
      fields.flatMap(({ value, sentences }) => [value, ...sentences]),
    );
    expect(shown).toEqual(shown.map(withoutHiddenCharacters));
    expect(valuesOf(notices[0])).toMatchObject({ companyName: 'ORVELINE CONSEIL' });
  });

  it('refuses what it cannot read with a sentence that says what to do', async () => {
    const refused: Record<string, [code: string, Part[], status?: number]> = {
      nothing: ['document.missing', []],
      'an empty file': ['document.missing', [file(Buffer.alloc(0))]],
      'two files': ['document.only-one', [file(docxOf(STATUTES)), file(docxOf(STATUTES))]],
      'more than 10 MB': ['document.too-large', [file(Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-'))], 413],
      'a text that is too long': ['document.text-too-long', [pasted('é'.repeat(250_001))], 413],
      'a damaged DOCX': ['document.damaged', [file(docxOf(STATUTES).subarray(0, 300))]],
    };
    for (const [name, [code, parts, status = 400]] of Object.entries(refused)) {
      const answer = await send(parts);
      expect(answer.json(), name).toMatchObject({ success: false, code });
      expect(answer.statusCode, name).toBe(status);
      expect(answer.json().message, name).toMatch(FRENCH);
    }
  }, 120_000);

  it('reads one document at a time, and answers 503 with Retry-After beyond three that wait', async () => {
    // Refused by the process that reads: that is answered in half the time.
    const answers = await Promise.all(Array.from({ length: 6 }, () => send([file(PHOTO)])));
    const busy = answers.filter(({ statusCode }) => statusCode === 503);
    expect(answers.filter(({ body }) => body.includes('document.picture'))).toHaveLength(4);
    expect(busy).toHaveLength(2);
    expect(busy[0]?.headers['retry-after']).toBe('10');
    expect(busy[0]?.json().code).toBe('document.busy');
  }, 60_000);

  it('accepts ten documents an hour from one address', async () => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await fetch(`${address}${PATH}`, { method: 'POST' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describeOnServer('a language model that is asked about a document', (database) => {
  let app: FastifyInstance;
  let model: ModelServer;
  beforeAll(async () => {
    model = await startModelServer();
    const documentAssistant = createDocumentAssistant({
      baseUrl: model.url,
      apiKey: 'une-cle',
      model: 'un-modele',
      timeoutMs: 5_000,
      prices: undefined,
    });
    app = await openApp(database(), {
      documentAssistant: () => documentAssistant,
      documentReader: readerHere,
    });
  });
  afterAll(async () => {
    await app.close();
    await model.stop();
  });
  const ask = async (...parts: Part[]): Promise<DocumentReading> => {
    const form = multipart(...parts);
    const answer = await app.inject({
      method: 'POST',
      url: PATH,
      payload: form.payload,
      headers: form.headers,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().reading;
  };
  const consent: Part = { field: 'assistant', bytes: Buffer.from('true') };
  const text = `${STATUTES}\nPour avis, signé par la présidente Élise Marvaudon.`;
  const SENTENCE = 'Pour avis, signé par la présidente Élise Marvaudon.';

  it("is asked only with the buyer's consent", async () => {
    const { assistant, notices } = await ask(pasted(text));
    expect(assistant).toBe(true);
    expect(model.asked).toHaveLength(0);
    expect(notices[0]?.fields.some(({ proposed }) => proposed)).toBe(false);
  });

  it('adds what is missing, marked as proposed, only with a sentence of the document that says it', async () => {
    const answers = [
      { key: 'signatory', value: 'la présidente Élise Marvaudon', sentence: SENTENCE },
      { key: 'signatory', value: 'présidente', sentence: SENTENCE },
      {
        key: 'auditors',
        value: 'Cabinet Inventé',
        sentence: 'Le cabinet inventé est nommé commissaire aux comptes.',
      },
      { key: 'acronym', value: 'VDA', sentence: SENTENCE },
      { key: 'companyName', value: 'VERDELIN', sentence: 'La dénomination sociale est : VERDELIN ATELIERS.' },
      { key: 'duration', value: '99 années', sentence: 'La durée de la société est fixée à 99 années' },
    ];
    model.next({ kind: 'answer', answer: { answers } });
    const { notices, assistant } = await ask(pasted(text), consent);
    expect(assistant).toBe(false);
    expect(notices[0]?.fields.filter(({ proposed }) => proposed)).toEqual([
      {
        name: 'extra.signatory',
        value: 'la présidente Élise Marvaudon',
        sentences: [SENTENCE],
        proposed: true,
      },
    ]);
    const [{ prompt } = { prompt: '' }] = model.asked;
    expect(prompt).toContain('"key":"signatory"');
    expect(prompt).not.toContain('"key":"duration"');
  });

  it('leaves the reading as it is when it fails, and may be asked again', async () => {
    model.next({ kind: 'status', status: 500 });
    const { notices, assistant } = await ask(pasted(text), consent);
    expect(assistant).toBe(true);
    expect(notices[0]?.fields.length).toBeGreaterThan(10);
    expect(notices[0]?.fields.some(({ proposed }) => proposed)).toBe(false);
  });
});

/** In the process of the test: starting one for each would take most of the time. */
describe('a document that cannot be read', () => {
  const refused: Record<string, [refusal: RefusalName, make: () => Buffer | Promise<Buffer>]> = {
    'a protected PDF': ['encrypted', () => pdfOf(STATUTES, { password: 'secret' })],
    'a DOCX that inflates to 33 MB': ['too-heavy', () => zipBomb(33)],
    'a protected ODT': ['encrypted', () => odtOf('x', '<manifest:encryption-data/>')],
    'a damaged PDF': ['damaged', async () => (await pdfOf(STATUTES)).subarray(0, 200)],
    'a PDF of 61 pages': ['too-many-pages', () => pdfOf('Page', { pages: 61 })],
    'a DOCX of a thousand pages': ['too-many-pages', () => docxOf(STATUTES.repeat(200))],
    'a scanned PDF': ['no-text', scannedPdf],
    'a PDF form': ['form', formPdf],
    'a PDF with a script': ['form', scriptPdf],
    'a photo': ['picture', () => PHOTO],
    'an old DOC': ['format', () => Buffer.from('\xd0\xcf\x11\xe0', 'latin1')],
    'another archive': ['format', () => Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
  };

  it.each(Object.entries(refused))('%s is refused by its name', async (_name, [refusal, make]) => {
    await expect(documentText(new Uint8Array(await make()))).rejects.toMatchObject({ refusal });
  });

  it('is answered with a sentence, whatever its refusal', () => {
    for (const refusal of refusals) {
      const { message, status } = new AppError(`document.${refusal}`);
      expect([message, status], refusal).toEqual([expect.stringMatching(FRENCH), 400]);
    }
  });
});

describe('the process that reads a document', () => {
  const statutes = { kind: 'text', bytes: Buffer.from(STATUTES) } as const;
  // Refused by the next process, in a quarter of the time of a reading.
  const expectToGoOn = (reader: DocumentReader) =>
    expect(reader.read({ kind: 'file', bytes: PHOTO }, noSignal())).rejects.toMatchObject({
      code: 'document.picture',
    });

  it('is ended by its memory limit, and the next document is read', async () => {
    // Long enough for a busy machine: the memory must end it, not the time.
    const reader = createDocumentReader({ seconds: 50 });
    const swollen = { kind: 'file', bytes: swollenPdf(600) } as const;
    await expect(reader.read(swollen, noSignal())).rejects.toMatchObject({ code: 'document.too-heavy' });
    await expectToGoOn(reader);
  }, 60_000);

  it('is ended by its time limit', async () => {
    const reader = createDocumentReader({ seconds: 0.02 });
    await expect(reader.read(statutes, noSignal())).rejects.toMatchObject({ code: 'document.too-slow' });
  });

  it('is ended when the visitor gives up or the server stops, and the next document is read', async () => {
    const reader = createDocumentReader({ seconds: 50 });
    const visitor = new AbortController();
    const given = reader.read(statutes, visitor.signal);
    await new Promise((resolve) => setImmediate(resolve));
    visitor.abort();
    await expect(given).rejects.toMatchObject({ code: 'document.cancelled' });
    const stopped = reader.read(statutes, noSignal());
    await new Promise((resolve) => setImmediate(resolve));
    reader.stop();
    // A pasted text is no file: it is not said to be damaged.
    await expect(stopped).rejects.toMatchObject({
      code: 'document.text-unread',
      message: expect.stringContaining("Le texte n'a pas pu être lu"),
    });
    await expectToGoOn(reader);
  }, 60_000);
});

import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_MAX_BYTES, TEXT_MAX_CHARACTERS } from '#contract/document-limits.ts';
import {
  ASSISTANT_FIELD,
  DOCUMENT_FIELD,
  type DocumentReading,
  TEXT_FIELD,
} from '#contract/document-reading.ts';
import { AppError } from '#server/errors.ts';
import { mount } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { DocumentAssistant } from '#server/ports/document-assistant.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import type { Given } from './child/read-document.ts';
import { createDocumentReader, type DocumentReader, type ReadInChild } from './read-in-child.ts';

/** One file or one text. A character takes up to four bytes. */
const limits = {
  fileSize: DOCUMENT_MAX_BYTES,
  files: 1,
  fields: 2,
  parts: 3,
  fieldNameSize: 100,
  fieldSize: TEXT_MAX_CHARACTERS * 4,
  headerPairs: 20,
};

type Deps = {
  /** Without a language-model service there is none. */
  documentAssistant?: (() => DocumentAssistant | undefined) | undefined;
  documentReader?: DocumentReader | undefined;
  settings: Pick<LiveSettings, 'latest'>;
  limits: Limits;
};

/** Reads a document that a buyer starts from. Nothing of it is stored or logged: it lives in memory until the answer. */
export const documentReadingRoutes =
  ({ documentAssistant, documentReader, limits: spending, settings }: Deps): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart, { limits });
    const reader = documentReader ?? createDocumentReader();
    app.addHook('onClose', async () => reader.stop());

    mount(
      app,
      'POST /legal-announcements/read-document',
      async (_input, { request, reply }) => {
        if (!settings.latest().config.open.documentReading) throw new AppError('document.closed');
        const assistant = documentAssistant?.();
        const { asksAssistant, ...given } = await readGiven(request);
        const signal = whenGivenUp(reply);
        const read = await reader.read(given, signal);
        const reading = { ...presented(read), assistant: assistant !== undefined };
        reply.header('cache-control', 'no-store');
        if (!assistant || !asksAssistant) return { success: true as const, reading };
        const deps = { assistant, limits: spending, log: request.log };
        // With the rules that read documents, which only the child needs otherwise.
        const { askAssistant } = await import('./ask-assistant.ts');
        const completed = await askAssistant(deps, read.text, reading.notices, signal);
        const notices = completed ?? reading.notices;
        // Without an answer, it may be asked again.
        return {
          success: true as const,
          reading: { ...reading, notices, assistant: completed === undefined },
        };
      },
      { onRequest: limited('document-reading') },
    );
  };

const readGiven = async (request: FastifyRequest): Promise<Given & { asksAssistant: boolean }> => {
  if (!request.isMultipart()) throw new AppError('document.missing');
  const { file, text, asksAssistant } = await partsOf(request).catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (file.length > 0) return { kind: 'file', bytes: file, asksAssistant };
  if (text.trim() === '') throw new AppError('document.missing');
  if (text.length > TEXT_MAX_CHARACTERS) throw new AppError('document.text-too-long');
  return { kind: 'text', bytes: Buffer.from(text), asksAssistant };
};

type Parts = { file: Uint8Array; text: string; asksAssistant: boolean };

const partsOf = async (request: FastifyRequest): Promise<Parts> => {
  const given: Parts = { file: new Uint8Array(), text: '', asksAssistant: false };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === DOCUMENT_FIELD) given.file = bytes;
      continue;
    }
    if (part.fieldname === ASSISTANT_FIELD) given.asksAssistant = part.value === 'true';
    if (part.fieldname !== TEXT_FIELD) continue;
    if (part.valueTruncated) throw new AppError('document.text-too-long');
    given.text = String(part.value);
  }
  return given;
};

const refusalOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('document.too-large');
  if (code === 'FST_FILES_LIMIT') return new AppError('document.only-one');
  // A truncated body, or one that is not a form.
  return new AppError('document.missing', { code });
};

/** Aborts when the visitor closes the connection before the answer. */
const whenGivenUp = (reply: FastifyReply): AbortSignal => {
  const stop = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) stop.abort();
  });
  return stop.signal;
};

const presented = ({ kind, notices, text }: ReadInChild): Omit<DocumentReading, 'assistant'> => ({
  kind,
  notices: notices.map((notice) => ({
    ...notice,
    fields: notice.fields.map((field) => ({ ...field, proposed: false })),
  })),
  noticeText: kind === 'notice' ? text : '',
});

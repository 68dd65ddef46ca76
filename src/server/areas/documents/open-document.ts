import { createHash } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { findDocument, insertDocument } from './documents.queries.ts';
import type { DocumentSource } from './queue-document.ts';
import { renderDocument } from './render-document.ts';

export type OpenedDocument = { readonly fileName: string; readonly content: Buffer };

/**
 * The file of a document: the stored one, else rendered and stored now. Two concurrent renderings give the
 * same bytes, and one is stored. Undefined when there is no such document.
 */
export const openDocument = async (
  db: Database,
  source: DocumentSource,
): Promise<OpenedDocument | undefined> => {
  const stored = await findDocument(db, source);
  if (stored) return { fileName: stored.file_name, content: stored.content };
  const made = await renderDocument(db, source);
  if (!made) return undefined;
  const { announcementId, fileName, content } = made;
  const sha256 = createHash('sha256').update(content).digest('hex');
  await insertDocument(db, { source, announcementId, fileName, content, sha256 });
  return { fileName, content };
};

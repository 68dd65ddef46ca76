import { MOST_FILE_BYTES } from '#contract/admin-settings.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { lockSettings } from '#server/settings/settings.queries.ts';
import type { Administrator, SettingsDeps } from './change-settings.ts';
import {
  copyToEarlier,
  deleteHabilitationFile,
  findHabilitationFile,
  type HabilitationName,
  saveHabilitationFile,
} from './habilitation-files.queries.ts';

type Deps = Pick<SettingsDeps, 'db' | 'clock'>;
type Sent = { readonly fileName: string; readonly content: Buffer };

const PDF = Buffer.from('%PDF-');

/** Keeps the order of an habilitation as a file; the one that was there stays among the earlier ones. */
export const keepHabilitationFile = async (
  { db, clock }: Deps,
  habilitation: HabilitationName,
  { fileName, content }: Sent,
  by: Administrator,
): Promise<'added' | 'replaced' | 'unchanged'> => {
  if (content.length > MOST_FILE_BYTES || !content.subarray(0, PDF.length).equals(PDF))
    throw new AppError('settings.file', { bytes: content.length });
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    await lockSettings(trx);
    const known = await findHabilitationFile(trx, habilitation);
    if (known?.file_name === fileName && known.content.equals(content)) return 'unchanged';
    const outcome = known ? 'replaced' : 'added';
    await copyToEarlier(trx, habilitation, at);
    await saveHabilitationFile(trx, { ...habilitation, fileName, content, by: by.id, at });
    await noteFile(trx, { action: `settings.file-${outcome}`, at }, habilitation, by);
    return outcome;
  });
};

export const removeHabilitationFile = (
  { db, clock }: Deps,
  habilitation: HabilitationName,
  by: Administrator,
) =>
  db.transaction().execute(async (trx) => {
    const at = clock.now();
    await lockSettings(trx);
    await copyToEarlier(trx, habilitation, at);
    if (!(await deleteHabilitationFile(trx, habilitation)))
      throw new AppError('settings.file-not-found', habilitation);
    await noteFile(trx, { action: 'settings.file-removed', at }, habilitation, by);
  });

const noteFile = (
  trx: Connection,
  { action, at }: { action: string; at: Date },
  { department, year }: HabilitationName,
  by: Administrator,
) =>
  recordAudit(trx, {
    ...{ at, actor: 'admin', actorId: by.id, action, requestId: by.requestId },
    object: { kind: 'settings', id: `${department}-${year}` },
    detail: { title: `${department}, ${year}` },
  });

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  EARLIER_FILE_CALL,
  earlierFileParams,
  HABILITATION_FILE_CALL,
  habilitationFileParams,
  MOST_FILE_BYTES,
} from '#contract/admin-settings.ts';
import { settingsMessages } from '#contract/settings.fr.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import { changeSettings, restoreSettings, type SettingsDeps } from './change-settings.ts';
import { findEarlierFile, findHabilitationFile } from './habilitation-files.queries.ts';
import { keepHabilitationFile, removeHabilitationFile } from './habilitation-files.ts';
import { readMissing, readSettings } from './read-settings.ts';

/** A file in base 64, and the rest of its JSON. */
const FILE_BODY_BYTES = Math.ceil((MOST_FILE_BYTES * 4) / 3) + 1_024;

const OUTCOMES = {
  added: settingsMessages.fileAdded,
  replaced: settingsMessages.fileReplaced,
  unchanged: settingsMessages.unchanged,
} as const;

/** « Réglages »; registered in `adminOnly`. */
export const settingsRoutes =
  (deps: SettingsDeps): FastifyPluginAsync =>
  async (app) => {
    const { db } = deps;
    const administratorOf = async (request: FastifyRequest) => ({
      id: (await adminOf(request)).id,
      requestId: request.id,
    });
    const written = async (message: string) => ({
      success: true as const,
      message,
      settings: await readSettings(deps),
    });

    mount(app, 'GET /admin/settings', async () => ({
      success: true as const,
      settings: await readSettings(deps),
    }));

    mount(app, 'GET /admin/settings/missing', async () => ({
      success: true as const,
      ...(await readMissing(deps)),
    }));

    mount(app, 'PUT /admin/settings', async ({ body }, { request }) => {
      const isChanged = await changeSettings(deps, body, await administratorOf(request));
      return written(isChanged ? settingsMessages.saved : settingsMessages.unchanged);
    });

    mount(app, 'POST /admin/settings/versions/:version/restore', async ({ params, body }, { request }) => {
      const given = { version: body.version, target: params.version };
      const isChanged = await restoreSettings(deps, given, await administratorOf(request));
      return written(isChanged ? settingsMessages.restored(params.version) : settingsMessages.unchanged);
    });

    mount(
      app,
      `PUT ${HABILITATION_FILE_CALL}`,
      async ({ params, body }, { request }) => {
        const sent = { fileName: body.fileName, content: Buffer.from(body.content, 'base64') };
        const outcome = await keepHabilitationFile(deps, params, sent, await administratorOf(request));
        return written(OUTCOMES[outcome]);
      },
      { bodyLimit: FILE_BODY_BYTES },
    );

    mount(app, `DELETE ${HABILITATION_FILE_CALL}`, async ({ params }, { request }) => {
      await removeHabilitationFile(deps, params, await administratorOf(request));
      return written(settingsMessages.fileRemoved);
    });

    // Not mounted from the contract's table of calls: their answer is a file, not JSON.
    app.get<{ Params: z.output<typeof habilitationFileParams> }>(
      HABILITATION_FILE_CALL,
      { schema: { params: habilitationFileParams }, config: { permission: 'settings.read' } },
      async ({ params }, reply) => {
        const file = await findHabilitationFile(db, params);
        if (!file) throw new AppError('settings.file-not-found', params);
        return sendFile(reply, file);
      },
    );

    app.get<{ Params: z.output<typeof earlierFileParams> }>(
      EARLIER_FILE_CALL,
      { schema: { params: earlierFileParams }, config: { permission: 'settings.read' } },
      async ({ params }, reply) => {
        const file = await findEarlierFile(db, params.id);
        if (!file) throw new AppError('settings.file-not-found', params);
        return sendFile(reply, file);
      },
    );
  };

const sendFile = (reply: FastifyReply, file: { file_name: string; content: Buffer }) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
    .header('cache-control', 'private, no-store')
    .send(file.content);

import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { HABILITATION_FILE_CALL, habilitationFileParams, MOST_FILE_BYTES } from '#contract/admin-settings.ts';
import { settingsMessages } from '#contract/settings.fr.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import { changeSettings, restoreSettings, type SettingsDeps } from './change-settings.ts';
import {
  deleteHabilitationFile,
  findHabilitationFile,
  saveHabilitationFile,
} from './habilitation-files.queries.ts';
import { readMissing, readSettings } from './read-settings.ts';

/** A file in base 64, and the rest of its JSON. */
const FILE_BODY_BYTES = Math.ceil((MOST_FILE_BYTES * 4) / 3) + 1_024;

/** « Réglages »; registered in `adminOnly`. */
export const settingsRoutes =
  (deps: SettingsDeps): FastifyPluginAsync =>
  async (app) => {
    const { db, clock } = deps;
    const administratorOf = async (request: FastifyRequest) => ({
      id: (await adminOf(request)).id,
      requestId: request.id,
    });
    const written = async (message: string) => ({
      success: true as const,
      message,
      settings: await readSettings(deps),
    });
    const noteFile = async (
      trx: Connection,
      action: string,
      { department, year }: { department: string; year: number },
      by: { id: string; requestId: string },
    ) =>
      recordAudit(trx, {
        at: clock.now(),
        actor: 'admin',
        actorId: by.id,
        action,
        object: { kind: 'settings', id: `${department}-${year}` },
        detail: { title: `${department}, ${year}` },
        requestId: by.requestId,
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
        const by = await administratorOf(request);
        const content = Buffer.from(body.content, 'base64');
        if (content.length > MOST_FILE_BYTES || !content.subarray(0, 5).equals(Buffer.from('%PDF-')))
          throw new AppError('settings.file', { bytes: content.length });
        await db.transaction().execute(async (trx) => {
          const { fileName } = body;
          await saveHabilitationFile(trx, { ...params, fileName, content, by: by.id, at: clock.now() });
          await noteFile(trx, 'settings.file-added', params, by);
        });
        return written(settingsMessages.fileAdded);
      },
      { bodyLimit: FILE_BODY_BYTES },
    );

    mount(app, `DELETE ${HABILITATION_FILE_CALL}`, async ({ params }, { request }) => {
      const by = await administratorOf(request);
      await db.transaction().execute(async (trx) => {
        if (!(await deleteHabilitationFile(trx, params)))
          throw new AppError('settings.file-not-found', params);
        await noteFile(trx, 'settings.file-removed', params, by);
      });
      return written(settingsMessages.fileRemoved);
    });

    // Not mounted from the contract's table of calls: the answer is a file, not its JSON.
    app.get<{ Params: z.output<typeof habilitationFileParams> }>(
      HABILITATION_FILE_CALL,
      { schema: { params: habilitationFileParams }, config: { permission: 'settings.read' } },
      async ({ params }, reply) => {
        const file = await findHabilitationFile(db, params);
        if (!file) throw new AppError('settings.file-not-found', params);
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`)
          .header('cache-control', 'private, no-store')
          .send(file.content);
      },
    );
  };

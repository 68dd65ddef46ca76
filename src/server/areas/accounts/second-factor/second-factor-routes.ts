import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { secondFactorMessages as text } from '#contract/second-factor.fr.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import {
  addOwnPasskey,
  askNewPasskey,
  beginOwnTotp,
  confirmOwnTotp,
  confirmPassword,
  readSecondFactor,
  removeOwnPasskey,
  removeOwnTotp,
  replaceOwnCodes,
  type SecondFactorDeps,
} from './own-second-factor.ts';

/** One's own second factor; registered in `adminOnly`. */
export const secondFactorRoutes =
  (deps: SecondFactorDeps): FastifyPluginAsync =>
  async (app) => {
    const changeOf = async (request: FastifyRequest) => ({
      account: await adminOf(request),
      requestId: request.id,
    });
    const confirmed = async (request: FastifyRequest, password: string) => {
      const change = await changeOf(request);
      await confirmPassword(deps, { account: change.account, password });
      return change;
    };
    const written = (message: string, recoveryCodes: string[] = []) => ({
      success: true as const,
      message,
      recoveryCodes,
    });

    mount(app, 'GET /admin/profile/second-factor', async (_input, { request }) => {
      const { id, secondFactorRequired: required } = await adminOf(request);
      return { ...(await readSecondFactor(deps, id)), required };
    });

    mount(app, 'POST /admin/profile/second-factor/totp', async ({ body }, { request }) =>
      beginOwnTotp(deps, await confirmed(request, body.password)),
    );
    mount(app, 'PUT /admin/profile/second-factor/totp', async ({ body }, { request }) =>
      written(text.totpAdded, await confirmOwnTotp(deps, { ...body, ...(await changeOf(request)) })),
    );
    mount(app, 'DELETE /admin/profile/second-factor/totp', async ({ body }, { request }) => {
      await removeOwnTotp(deps, await confirmed(request, body.password));
      return written(text.totpRemoved);
    });

    mount(app, 'POST /admin/profile/second-factor/passkeys/options', async ({ body }, { request }) =>
      askNewPasskey(deps, await confirmed(request, body.password)),
    );
    mount(app, 'POST /admin/profile/second-factor/passkeys', async ({ body }, { request }) =>
      written(text.passkeyAdded, await addOwnPasskey(deps, { ...body, ...(await changeOf(request)) })),
    );
    mount(
      app,
      'DELETE /admin/profile/second-factor/passkeys/:id',
      async ({ params: { id }, body }, { request }) => {
        await removeOwnPasskey(deps, { id, ...(await confirmed(request, body.password)) });
        return written(text.passkeyRemoved);
      },
    );

    mount(app, 'POST /admin/profile/second-factor/recovery-codes', async ({ body }, { request }) =>
      written(text.codesMade, await replaceOwnCodes(deps, await confirmed(request, body.password))),
    );
  };

import type { FastifyPluginAsync } from 'fastify';
import { mount } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import type { CompanyDirectory } from '#server/ports/company-directory.ts';

type Deps = { companies?: CompanyDirectory | undefined };

export const companyRoutes =
  ({ companies }: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(
      app,
      'GET /companies/:siret',
      async ({ params: { siret } }, { reply }) => {
        reply.header('cache-control', 'no-store');
        const company = await companies?.find(siret);
        return { found: company !== undefined, company: company ?? null };
      },
      { onRequest: limited('company') },
    );
  };

import type { FastifyPluginAsync } from 'fastify';
import { messages } from '#contract/messages.fr.ts';
import { mount } from '#server/http/mount.ts';
import { limited } from '#server/http/rate-limit.ts';
import { type ContactDeps, submitContact } from './submit-contact.ts';

export const contactRoutes =
  (deps: ContactDeps): FastifyPluginAsync =>
  async (app) => {
    mount(
      app,
      'POST /contact/submit',
      async ({ body }, { request }) => ({
        success: true as const,
        message: messages.contact.sent,
        data: await submitContact(deps, body, request.id),
      }),
      // Counted after validation: a refused form does not use up the limit.
      { preHandler: limited('contact') },
    );
  };

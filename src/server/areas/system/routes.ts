import type { FastifyPluginAsync } from 'fastify';
import { mount } from '#server/http/mount.ts';
import { readSystem, type SystemDeps } from './read-system.ts';

/** « État du système »; registered in `adminOnly`. */
export const systemRoutes =
  (deps: SystemDeps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'GET /admin/system', () => readSystem(deps));
  };

import type { FastifyPluginAsync } from 'fastify';
import { categories } from '#domain/category/categories.ts';
import { mount } from '#server/http/mount.ts';

/** The fixed list of the specification; the header contains the same list without a request. */
export const categoryRoutes: FastifyPluginAsync = async (app) => {
  mount(app, 'GET /categories', async () => ({
    categories: categories.map((category) => ({ ...category, id: category.databaseId })),
  }));
};

import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

export const routes = (): FastifyPluginAsync => async () => undefined;

export const leak = ({ ip }: FastifyRequest): string => ip;

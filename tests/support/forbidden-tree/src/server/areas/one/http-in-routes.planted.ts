import type { FastifyInstance } from 'fastify';

export type Leak = FastifyInstance;

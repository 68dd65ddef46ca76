import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** False for the in-process API calls of a page render: they count as part of the page's request. */
export const cameOverTheNetwork = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The calls that a page makes to the API while it is rendered stay in the process: they belong to the page. */
export const cameOverTheNetwork = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

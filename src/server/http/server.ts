import { createServer, type RequestListener, type Server } from 'node:http';

const SECOND = 1000;

/** Node's own limits are loose (60 s for headers, 300 s for a request): slow clients would hold sockets. */
export const createHttpServer = (listener: RequestListener): Server =>
  createServer(
    { headersTimeout: 10 * SECOND, requestTimeout: 30 * SECOND, keepAliveTimeout: 10 * SECOND },
    listener,
  );

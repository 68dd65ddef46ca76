import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { answerBadRequest } from './client-error.ts';
import type { SecurityHeaders } from './security-headers.ts';

const SECOND = 1000;

/**
 * How long a client may hold a connection without a complete request. Node's own limits are loose: 60 s for headers,
 * 300 s for a request, and it checks them every 30 s only.
 */
export const httpLimits = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 30 * SECOND,
  keepAliveTimeout: 10 * SECOND,
  connectionsCheckingInterval: SECOND,
  /** A body slower than this many bytes in this time is aborted before the request timeout. */
  slowestBody: { bytes: 4 * 1024, everyMs: 10 * SECOND },
  /** How long after the answer to such a client its connection is destroyed. */
  lingerMs: SECOND,
};

type HttpLimits = typeof httpLimits;

/** Gives the refusals of Node itself the headers and the shape of every other answer; see also `answerClientError`. */
export const createHttpServer = (
  headers: SecurityHeaders,
  { slowestBody, lingerMs: _, ...limits }: HttpLimits,
  listener: RequestListener,
): Server => {
  // Without a body there is nothing to read: a stream that has ended from the start spares a tenth of a cached answer.
  const options = { ...limits, requireHostHeader: false, optimizeEmptyRequests: true };
  const server = createServer(options, (request, response) => {
    const { headers: given, httpVersion } = request;
    if (given.host === undefined && httpVersion === '1.1') return answerBadRequest(response, headers);
    if (hasBody(given)) refuseSlowBody(server, request, slowestBody);
    listener(request, response);
  });
  // « Expect: » something else than 100-continue.
  server.on('checkExpectation', (_request, response) => answerBadRequest(response, headers, 417));
  return server;
};

const hasBody = (given: IncomingHttpHeaders): boolean =>
  given['transfer-encoding'] !== undefined || Number(given['content-length'] ?? 0) > 0;

const refuseSlowBody = (
  server: Server,
  request: IncomingMessage,
  { bytes, everyMs }: HttpLimits['slowestBody'],
): void => {
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    // Unread bytes have arrived: the client is not the slow side.
    const isSlow = socket.bytesRead - seen < bytes && request.readableLength === 0;
    seen = socket.bytesRead;
    if (request.complete) return clearInterval(timer);
    if (isSlow) server.emit('clientError', bodyTooSlow(), socket);
  }, everyMs).unref();
  request.once('close', () => clearInterval(timer));
};

/** With the code that Node gives to the same error. */
const bodyTooSlow = () =>
  Object.assign(new Error('The body comes too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

import { createServer, type RequestListener, type Server } from 'node:http';
import { answerBadRequest } from './client-error.ts';
import type { SecurityHeaders } from './security-headers.ts';

const SECOND = 1000;

/** Node's own limits are loose (60 s for headers, 300 s for a request): slow clients would hold sockets. */
const limits = { headersTimeout: 10 * SECOND, requestTimeout: 30 * SECOND, keepAliveTimeout: 10 * SECOND };

/** Gives what Node refuses by itself the headers and the shape of every other answer; see also `answerClientError`. */
export const createHttpServer = (headers: SecurityHeaders, listener: RequestListener): Server => {
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    if (request.headers.host === undefined && request.httpVersion === '1.1')
      answerBadRequest(response, headers);
    else listener(request, response);
  });
  // « Expect: » something else than 100-continue.
  server.on('checkExpectation', (_request, response) => answerBadRequest(response, headers, 417));
  return server;
};

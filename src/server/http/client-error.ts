import { randomUUID } from 'node:crypto';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { messages } from '#contract/messages.fr.ts';
import type { Problem } from '#contract/problem.ts';
import type { SecurityHeaders } from './security-headers.ts';

type Refusal = { status: number; code: string; message: string };

const INVALID: Refusal = { status: 400, code: 'invalid-request', message: messages.request.invalid };

/** By Node's error code: these never become a request that a route could answer. */
const refusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: messages.request.tooLarge },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'too-large', message: messages.request.tooLarge },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timeout', message: messages.request.timeout },
};

/** Answers bytes that are no HTTP request with the common error shape and headers. */
export const answerClientError =
  (headers: SecurityHeaders, lingerMs: number) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const refusal = refusals[error.code ?? ''] ?? INVALID;
    const { body, own } = problemOf(refusal);
    const lines = Object.entries({ ...own, ...headers }).map(([name, value]) => `${name}: ${value}`);
    const status = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`;
    socket.end([status, ...lines, '', body].join('\r\n'));
    // Not at once: data that the client still sends would reset the connection before the answer is read.
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };

/** A request that Node would refuse by itself, without our headers. */
export const answerBadRequest = (response: ServerResponse, headers: SecurityHeaders, status = 400): void => {
  const { body, own } = problemOf(INVALID);
  response.writeHead(status, { ...own, ...headers }).end(body);
};

const problemOf = ({ code, message }: Refusal) => {
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, code, message, requestId } satisfies Problem);
  const own = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  return { body, own };
};

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { messages } from '#contract/messages.fr.ts';
import type { Problem } from '#contract/problem.ts';
import { isDatabaseDown } from '#server/db/database-down.ts';
import { AppError, TooManyRequestsError } from '#server/errors.ts';
import { redactText } from '#server/redact.ts';

type Refusal = { status: number; shown?: AppError['shown'] } & Omit<
  Problem,
  'success' | 'requestId' | 'status' | 'url'
>;

/** The Retry-After of every 503. */
export const RETRY_AFTER_SECONDS = 10;

/** Turns every thrown error into the common error shape; a 5xx never gives its cause. */
export const installErrorHandler = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: refusal.code, detail: detailOf(error) }, 'request refused');
    if (refusal.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (error instanceof TooManyRequestsError) reply.header('retry-after', error.retryAfterSeconds);
    return sendProblem(request, reply, refusal);
  });
};

/** The answer to the same error in a read of this process, which has no request. */
export const problemOf = (error: Error): { status: number; body: Omit<Problem, 'requestId'> } => {
  const { status, shown, ...problem } = refusalOf(error as FastifyError);
  return { status, body: { success: false, ...problem, ...shown } };
};

/** An unknown address of the API. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, { status: 404, code: 'not-found', message: messages.request.notFound });

/** An address that cannot be decoded (« /%zz »): Fastify finds no route for it, hence no error handler. */
export const sendBadAddress = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  void sendProblem(request, reply, {
    status: 400,
    code: 'invalid-request',
    message: messages.request.invalid,
  });

const sendProblem = (request: FastifyRequest, reply: FastifyReply, { status, shown, ...problem }: Refusal) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({ success: false, ...problem, ...shown, requestId: request.id } satisfies Problem);

const refusalOf = (error: FastifyError): Refusal => {
  if (error instanceof AppError) return appRefusal(error);
  if (hasZodFastifySchemaValidationErrors(error)) return validationRefusal(error);
  if (isDatabaseDown(error))
    return { status: 503, code: 'unavailable', message: messages.request.unavailable };
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status: 500, code: 'unexpected', message: messages.request.unexpected };
  return {
    status,
    ...(frameworkRefusals[status] ?? { code: 'invalid-request', message: messages.request.invalid }),
  };
};

const appRefusal = ({ status, code, message, field, shown, conflict }: AppError): Refusal => ({
  status,
  code,
  message,
  shown,
  ...(field && { errors: { [field]: message } }),
  ...(conflict !== undefined && { conflict }),
});

/** What Fastify itself refuses before a handler runs; its own messages are English and meant for developers. */
const frameworkRefusals: Readonly<Record<number, { code: string; message: string }>> = {
  404: { code: 'not-found', message: messages.request.notFound },
  413: { code: 'too-large', message: messages.request.tooLarge },
  415: { code: 'unsupported-media-type', message: messages.request.unsupportedMediaType },
};

const validationRefusal = (error: FastifyError): Refusal => {
  const errors: Record<string, string> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.');
    errors[field || 'requête'] ??= message ?? messages.request.invalid;
  }
  const [first] = Object.values(errors);
  return { status: 400, code: 'validation', message: first ?? messages.request.invalid, errors };
};

const detailOf = (error: FastifyError) =>
  error instanceof AppError ? error.detail : redactText(error.message);

import type { FastifyInstance } from 'fastify';

const JSON_TYPE = 'application/json';

/**
 * Bodies are JSON and nothing else: plain text, which any form of another site can send, is refused like every
 * other type. A call without a body may still have the JSON content type, as many clients send it.
 */
export const installBodyParser = (api: FastifyInstance): void => {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser(['text/plain', JSON_TYPE]);
  api.addContentTypeParser(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
};

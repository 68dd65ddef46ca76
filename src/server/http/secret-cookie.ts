import type { FastifyReply, FastifyRequest } from 'fastify';

export type SecretCookie = {
  read(request: FastifyRequest): string | undefined;
  write(reply: FastifyReply, secret: string, until: Date): void;
  clear(reply: FastifyReply): void;
};

/**
 * Over https its name begins with « __Host- »: browsers then refuse it from another host of the domain or
 * over plain http. Scripts never see it.
 */
export const createSecretCookie = (
  plainName: 'session' | 'device',
  { https }: { https: boolean },
): SecretCookie => {
  const name = https ? `__Host-${plainName}` : plainName;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const;
  return {
    read(request) {
      const { cookie } = request.headers;
      return (cookie && request.server.parseCookie(cookie)[name]) || undefined;
    },
    write(reply, secret, until) {
      reply.setCookie(name, secret, { ...options, expires: until });
    },
    clear(reply) {
      reply.clearCookie(name, options);
    },
  };
};

import { createTransport } from 'nodemailer';
import { nodemailerMessage } from '#server/adapters/nodemailer-message.ts';
import type { Mailer } from '#server/ports/mailer.ts';

/** A server that does not answer must not block the next mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export const createSmtpMailer = (url: string): Mailer => {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  return {
    async deliver(mail) {
      try {
        await transport.sendMail(nodemailerMessage(mail));
        return { accepted: true };
      } catch (error) {
        if (isRefusal(error)) return { accepted: false, reason: error.message };
        throw error;
      }
    },
    async close() {
      transport.close();
    },
  };
};

/** Greets the server, encrypts and logs in as for a mail, without sending any; returns the first line of its answer. */
export const greetSmtpServer = async (url: string): Promise<string> => {
  let greeting: string | undefined;
  const hear = ({ tnx }: { tnx?: string }, line: unknown) => {
    if (tnx === 'server') greeting ??= String(line);
  };
  const quiet = () => {};
  const logger = {
    level: quiet,
    trace: quiet,
    debug: hear,
    info: quiet,
    warn: quiet,
    error: quiet,
    fatal: quiet,
  };
  const transport = createTransport({ url, ...timeouts, logger, debug: true });
  try {
    await transport.verify();
    return greeting ?? '';
  } finally {
    transport.close();
  }
};

/** 5xx to this recipient or this mail. Wrong credentials are 5xx too, but the operator can correct them. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');

import { createTransport } from 'nodemailer';
import { nodemailerMessage } from '#server/adapters/nodemailer-message.ts';
import type { Delivery, Mailer, OutgoingMail } from '#server/ports/mailer.ts';

/** A server that does not answer must not block the next mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Of a whole mail, however often the server says something meanwhile; shorter than an attempt of the mail worker. */
const DELIVERY_MS = 45_000;

/** One connection, kept for the next mail. Neither retries nor queues: the outbox does both. */
const openConnection = (url: string) => {
  const transport = createTransport({ url, pool: true, maxConnections: 1, maxRequeues: 0, ...timeouts });
  // Without `force`, a delivery under way would go on, and be repeated by the outbox.
  const close = transport.close.bind(transport) as (options: { force: boolean }) => void;
  return { send: transport.sendMail.bind(transport), close: () => close({ force: true }) };
};

type Connection = ReturnType<typeof openConnection>;

export const createSmtpMailer = (url: string, deliveryMs = DELIVERY_MS): Mailer => {
  const idle: Connection[] = [];
  const busy = new Set<Connection>();

  const sendBy = async (connection: Connection, mail: OutgoingMail): Promise<Delivery> => {
    const timer = setTimeout(connection.close, deliveryMs);
    try {
      await connection.send(nodemailerMessage(mail));
      return { accepted: true };
    } catch (error) {
      if (isRefusal(error)) return { accepted: false, reason: error.message };
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    async deliver(mail) {
      const connection = idle.pop() ?? openConnection(url);
      busy.add(connection);
      try {
        const delivery = await sendBy(connection, mail);
        idle.push(connection);
        return delivery;
      } catch (error) {
        connection.close();
        throw error;
      } finally {
        busy.delete(connection);
      }
    },
    async close() {
      for (const connection of [...idle.splice(0), ...busy]) connection.close();
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

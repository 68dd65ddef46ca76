import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = {
  /** The envelope: sender and recipients, whatever the headers say. */
  envelope: { from: string; to: string[] };
  raw: string;
  parsed: ParsedMail;
};

type Behaviour = {
  /** Recipients without a mailbox here. */
  refuse?: (address: string) => boolean;
  /** A promise to await before a mail is accepted. */
  beforeAccepting?: () => Promise<void>;
  /** What its first line says after its name. */
  banner?: string;
  /** Without it, nobody needs to log in. */
  password?: string;
};

export type MailServer = {
  readonly url: string;
  readonly port: number;
  readonly received: readonly ReceivedMail[];
  /** Resolves once so many mails have arrived. */
  whenReceived(count: number): Promise<readonly ReceivedMail[]>;
  /** Every RCPT TO received, accepted or not. */
  readonly recipients: readonly string[];
  stop(): Promise<void>;
};

/** A real SMTP server on a free port, or on a given one. */
export const startMailServer = async (behaviour: Behaviour = {}, port = 0): Promise<MailServer> => {
  const received: ReceivedMail[] = [];
  const recipients: string[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: behaviour.password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    ...(behaviour.banner && { banner: behaviour.banner }),
    allowInsecureAuth: true,
    onAuth({ password }, _session, callback) {
      if (password === behaviour.password) callback(null, { user: 'site' });
      else callback(new Error('Invalid login'));
    },
    // Does not wait for idle connections of clients.
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      recipients.push(address);
      const refused = behaviour.refuse?.(address);
      callback(refused ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        await behaviour.beforeAccepting?.();
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
          raw: raw.toString(),
          parsed: await simpleParser(raw),
        });
        callback();
        for (const check of waiting) check();
      });
    },
  });
  // Some tests kill a client in the middle of a mail.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;

  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    recipients,
    whenReceived: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve(received);
        };
        waiting.add(check);
        check();
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

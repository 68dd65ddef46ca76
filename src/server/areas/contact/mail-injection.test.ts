import { expect, it } from 'vitest';
import { publication } from '#contract/publication.ts';
import { createSmtpMailer } from '#server/adapters/smtp-mailer/smtp-mailer.ts';
import { buildApp } from '#server/app.ts';
import { startMailWorker } from '#server/mail/mail-worker.ts';
import { describeWithDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type ReceivedMail, startMailServer } from '#tests/support/mail-server.ts';
import { NOW } from '#tests/support/reading-app.ts';

/** Known injections into mail headers and SMTP sessions. */
const INJECTIONS = [
  ...['\r\nBcc: evil@x.example', '\nBcc: evil@x.example', '\rBcc: evil@x.example', '%0ABcc: evil@x.example'],
  ...[
    '\r\n\r\nBody',
    '\r\n.\r\nMAIL FROM:<evil@x.example>\r\nRCPT TO:<evil@x.example>\r\nDATA',
    '\n.\n',
    '\r\n.\r\n',
  ],
  ...[
    ', evil@x.example',
    '; evil@x.example',
    '<evil@x.example>',
    '"><evil@x.example>',
    ' <evil@x.example>, x',
  ],
  ...[
    '" <evil@x.example>, "',
    'x" <evil@x.example> "',
    '(evil@x.example)',
    'group: evil@x.example;',
    '@evil.example',
  ],
  ...[
    '=?utf-8?q?=0D=0ABcc:_evil@x.example?=',
    '=?utf-8?b?DQpCY2M6IGV2aWxAeC5leGFtcGxl?=',
    '\u2028Bcc: evil@x.example',
  ],
  ...[
    '\u0085Bcc: evil@x.example',
    '\u000bBcc: evil@x.example',
    '\u000cBcc: evil@x.example',
    '\u0000Bcc: evil@x.example',
  ],
  ...[
    'To: evil@x.example',
    'Cc: evil@x.example',
    '\tBcc: evil@x.example',
    ' \r\n Bcc: evil@x.example',
    '\\r\\nBcc: evil@x.example',
  ],
];

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;

const attacks = INJECTIONS.flatMap((text) =>
  FIELDS.map((field) => ({ [field]: field === 'email' ? `ada@exemple.fr${text}` : `Ada Lovelace ${text}` })),
);

/** Sends them all to the form and returns its answers. */
const attack = async ({ db, ping }: TestDatabase): Promise<number[]> => {
  const app = await buildApp({
    ...{ db, ping },
    clock: { now: () => NOW },
    logLevel: 'silent',
    publicUrl: () => 'http://localhost:3000',
    https: false,
    env: { RATE_LIMIT_SCALE: '1000' },
  });
  const request = {
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@exemple.fr' },
    ...{ subject: 'press', message: 'Bonjour à toutes et à tous' },
  };
  const answers: number[] = [];
  for (const changes of attacks) {
    const payload = { ...request, ...changes };
    answers.push((await app.inject({ method: 'POST', url: '/api/contact/submit', payload })).statusCode);
  }
  await app.close();
  return answers;
};

const headersOf = ({ raw }: ReceivedMail): string[] =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?![ \t])/)
    .map((line) => line.split(':', 1).join().toLowerCase())
    .filter((name) => ['to', 'cc', 'bcc', 'from', 'reply-to', 'subject', 'sender'].includes(name))
    .sort();

describeWithDatabase('a contact request with injections', (database) => {
  it('reaches one recipient per mail and adds no header', async () => {
    const answers = await attack(database());
    expect(answers.length).toBeGreaterThan(50);
    expect([...new Set(answers)].sort()).toEqual([200, 400]);

    const server = await startMailServer();
    const mailWorker = await startMailWorker({
      database: database(),
      mailer: createSmtpMailer(server.url),
      settings: async () => ({
        from: { address: 'redaction@parution.test' },
        team: { address: 'equipe@parution.test' },
        contact: publication.contact,
      }),
      log: { info() {}, warn() {}, error() {} },
    });
    const expected = 2 * answers.filter((status) => status === 200).length;
    const mails = await server.whenReceived(expected);
    await mailWorker.stop();
    await server.stop();

    expect(mails).toHaveLength(expected);
    expect(server.recipients).toHaveLength(expected);
    expect(new Set(server.recipients)).toEqual(new Set(['ada@exemple.fr', 'equipe@parution.test']));
    const shapes = new Set(mails.map((mail) => headersOf(mail).join()));
    expect(shapes).toEqual(new Set(['from,subject,to', 'from,reply-to,subject,to']));
    const recipients = mails.map(({ parsed }) => [parsed.to].flat().flatMap((to) => to?.value ?? []).length);
    expect(new Set(recipients)).toEqual(new Set([1]));
  });
});

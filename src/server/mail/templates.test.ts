import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { nodemailerMessage } from '#server/adapters/nodemailer-message.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail, MailTemplate } from './mail.ts';

const HOSTILE = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`;

const samples: { [Template in MailTemplate]: Extract<Mail, { template: Template }> } = {
  'password-reset': {
    to: { address: 'ada@exemple.fr', name: HOSTILE },
    template: 'password-reset',
    data: { firstName: HOSTILE, link: 'https://www.exemple.fr/reinitialisation/abc?x="><b>', minutes: 30 },
  },
  'password-changed': {
    to: { address: 'ada@exemple.fr' },
    template: 'password-changed',
    data: { firstName: HOSTILE },
  },
  'contact-received': {
    to: { address: 'ada@exemple.fr' },
    template: 'contact-received',
    data: {
      firstName: HOSTILE,
      referenceId: 'CT-2345-6789',
      subject: 'press',
      message: `Bonjour,\r\n${HOSTILE}\nFin`,
    },
  },
  'contact-request': {
    to: 'team',
    template: 'contact-request',
    data: {
      referenceId: 'CT-2345-6789',
      firstName: HOSTILE,
      lastName: 'Lovelace',
      email: 'ada@exemple.fr',
      phone: null,
      subject: 'press',
      message: `Bonjour,\r\n${HOSTILE}\nFin`,
    },
  },
};

const settings = {
  from: { name: 'Parution', address: 'redaction@parution.test' },
  team: { name: '', address: 'equipe@parution.test' },
};

const received = async (mail: Mail) => {
  const outgoing = composeMail({ id: 'a-b-c', queuedAt: new Date('2026-11-15T09:00:00Z'), mail }, settings);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(nodemailerMessage(outgoing));
  return { outgoing, parsed: await simpleParser(message as Buffer, { keepCidLinks: true }) };
};

describe.each(Object.values(samples))('the mail $template', (mail) => {
  it('says the same in HTML and in plain text, and escapes what people wrote', async () => {
    const { outgoing, parsed } = await received(mail);
    expect(parsed.messageId).toBe('<a-b-c@parution.test>');
    expect(parsed.date?.toISOString()).toBe('2026-11-15T09:00:00.000Z');
    expect(parsed.html).toBe(outgoing.html);
    expect(outgoing.html).toMatch(/^<!doctype html><html lang="fr">/);
    // No element but ours: what people wrote has none.
    const names = new Set(outgoing.html.match(/<[a-z1]+/g));
    expect([...names].filter((name) => /script|<b$/.test(name))).toEqual([]);
    expect(outgoing.html).not.toMatch(/<img src="?x/);
    expect(outgoing.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img');
    expect(outgoing.text).toContain(HOSTILE);
    for (const text of ['12 rue des Gravures, 75002 Paris', 'contact@parution.example']) {
      expect(outgoing.html).toContain(text);
      expect(outgoing.text).toContain(text);
    }
    expect(parsed.attachments.map(({ cid }) => cid)).toEqual(outgoing.images.map(({ id }) => id));
  });
});

describe('the mails', () => {
  it('lead to the reset link, in both forms', async () => {
    const mail: Mail = {
      ...samples['password-reset'],
      data: { firstName: 'Ada', link: 'https://www.exemple.fr/reinitialisation/abc', minutes: 30 },
    };
    const { outgoing } = await received(mail);
    expect(outgoing.html).toContain('href="https://www.exemple.fr/reinitialisation/abc"');
    expect(outgoing.text).toContain('\nhttps://www.exemple.fr/reinitialisation/abc\n');
    expect(outgoing.text).toContain('valable 30 minutes');
  });

  it('never link to anything but the web', async () => {
    const data = { firstName: 'Ada', link: 'javascript:alert(1)', minutes: 30 };
    await expect(received({ ...samples['password-reset'], data })).rejects.toThrow('web addresses only');
  });

  it('let the team answer the sender', async () => {
    const { parsed } = await received({
      ...samples['contact-request'],
      data: { ...samples['contact-request'].data, firstName: 'Ada' },
    });
    expect(parsed.replyTo?.value).toEqual([{ name: 'Ada Lovelace', address: 'ada@exemple.fr' }]);
    expect(parsed.subject).toBe('[Contact] Presse : Ada Lovelace (CT-2345-6789)');
    expect(parsed.text).toContain('Téléphone : non indiqué');
    expect(parsed.text).toContain('> Bonjour,\n> <script>');
  });
});

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileMailer } from './file-mailer.ts';

const aMail = (date: string, id: string) => ({
  template: 'contact-received',
  messageId: `<${id}@parution.test>`,
  date: new Date(date),
  from: { name: 'Parution', address: 'redaction@parution.test' },
  to: { name: 'Élise', address: 'elise@exemple.fr' },
  subject: 'Été comme hiver',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  images: [],
  attachments: [{ file: 'facture.pdf', content: Buffer.from('%PDF-') }],
});

describe('the mailer without a server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parution-outbox-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('writes one file per mail, named by date and kind, the same file for the same mail', async () => {
    const outbox = join(folder, 'outbox');
    const mailer = createFileMailer(outbox);
    for (const mail of [
      aMail('2026-11-15T10:00:00Z', 'b-2'),
      aMail('2026-11-15T09:00:00Z', 'a-1'),
      aMail('2026-11-15T09:00:00Z', 'a-1'),
    ])
      expect(await mailer.deliver(mail)).toEqual({ accepted: true });
    const files = await readdir(outbox);
    expect(files.sort()).toEqual([
      '2026-11-15T09-00-00-000Z_contact-received_a-1.eml',
      '2026-11-15T10-00-00-000Z_contact-received_b-2.eml',
    ]);
    const parsed = await simpleParser(await readFile(join(outbox, files[0] ?? '')));
    expect(parsed).toMatchObject({
      subject: 'Été comme hiver',
      text: 'Bonjour',
      messageId: '<a-1@parution.test>',
    });
    expect([parsed.to].flat()[0]?.value).toEqual([{ name: 'Élise', address: 'elise@exemple.fr' }]);
  });

  it('replaces what a crash left half written, and never shows it as a mail', async () => {
    const outbox = join(folder, 'after-a-crash');
    const name = '2026-11-15T09-00-00-000Z_contact-received_a-1.eml';
    await mkdir(outbox);
    await writeFile(join(outbox, `${name}.tmp`), 'From: "Parut');
    await createFileMailer(outbox).deliver(aMail('2026-11-15T09:00:00Z', 'a-1'));
    expect(await readdir(outbox)).toEqual([name]);
    expect((await simpleParser(await readFile(join(outbox, name)))).text).toBe('Bonjour');
  });

  it('leaves nothing of a mail that it could not write', async () => {
    const outbox = join(folder, 'refused');
    const name = '2026-11-15T09-00-00-000Z_contact-received_a-1.eml';
    // In the place of the file: the rename is refused once everything is written.
    await mkdir(join(outbox, name), { recursive: true });
    await expect(createFileMailer(outbox).deliver(aMail('2026-11-15T09:00:00Z', 'a-1'))).rejects.toThrow();
    expect(await readdir(outbox)).toEqual([name]);
  });
});

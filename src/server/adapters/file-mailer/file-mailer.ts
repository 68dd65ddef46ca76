import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { nodemailerMessage } from '#server/adapters/nodemailer-message.ts';
import type { Mailer, OutgoingMail } from '#server/ports/mailer.ts';

/** Without a mail server: each mail is a file that any mail program opens. */
export const createFileMailer = (folder: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(nodemailerMessage(mail));
      await mkdir(folder, { recursive: true });
      const file = join(folder, fileName(mail));
      // A program that watches the folder never sees a partial mail, nor does a crash or a full disk leave one.
      try {
        await writeFile(`${file}.tmp`, message as Buffer, { flush: true });
        await rename(`${file}.tmp`, file);
      } catch (error) {
        await rm(`${file}.tmp`, { force: true });
        throw error;
      }
      return { accepted: true };
    },
    async close() {},
  };
};

/** Sorts by date and names the kind; a retry of a mail writes the same file. */
const fileName = ({ date, template, messageId }: OutgoingMail): string => {
  const moment = date.toISOString().replace(/[:.]/g, '-');
  const id = messageId
    .replace(/[^\w-]+/g, ' ')
    .trim()
    .split(' ')[0];
  return `${moment}_${template}_${id}.eml`;
};

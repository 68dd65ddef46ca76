import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import type { Site } from './site.ts';

/** The mails of one kind that the product has sent to this address, parsed. */
export const mailsTo = async (site: Site, kind: string, address: string): Promise<ParsedMail[]> => {
  const folder = join(site.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter(
    (name) => name.includes(`_${kind}_`) && name.endsWith('.eml'),
  );
  const mails = await Promise.all(
    files.sort().map(async (name) => simpleParser(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => JSON.stringify(to).includes(address));
};

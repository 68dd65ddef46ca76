import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { IMPORT_MAX_BYTES } from '#contract/admin-sources.ts';
import { categories, findCategory } from '#domain/category/categories.ts';
import { decodeFile } from '#domain/text/decode-file.ts';
import { download } from '#server/net/download.ts';
import { OperatorError } from './lib/ask.ts';
import { runCommand, runOnce } from './lib/operator-runner.ts';

const USAGE = `npm run sources:import -- <fichier ou adresse> --category <catégorie> [--origin <nom>]

Importe un flux RSS ou Atom, ou un fichier JSON de sources (title, date, origin, link, content), comme articles
sources non publiés. Chaque source n'entre qu'une fois. La catégorie vaut pour celles qui n'en nomment pas :
${categories.map(({ slug }) => slug).join(', ')}.`;

const DOWNLOAD_MS = 30_000;

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { category: { type: 'string', default: '' }, origin: { type: 'string' } },
    });
    const [from = '', ...others] = positionals;
    const category = findCategory(values.category);
    if (from === '' || others.length > 0 || !category) throw new OperatorError(USAGE);
    return { from, categoryId: category.databaseId, origin: values.origin };
  } catch {
    throw new OperatorError(USAGE);
  }
};

/** Only this command, run by the operator, fetches an address: the site itself fetches none. */
const readContent = async (from: string): Promise<string> => {
  if (/^https?:\/\//i.test(from))
    return decodeFile(await download(from, { maxBytes: IMPORT_MAX_BYTES, timeoutMs: DOWNLOAD_MS }));
  if (!existsSync(from)) throw new OperatorError(`Fichier introuvable.\n\n${USAGE}`);
  if ((await stat(from)).size > IMPORT_MAX_BYTES) throw new OperatorError('Ce fichier dépasse 5 Mo.');
  return decodeFile(await readFile(from));
};

await runCommand(async () => {
  const { from, categoryId, origin } = readArguments();
  const content = await readContent(from);
  console.log(await runOnce({ command: 'import-sources', content, categoryId, origin }));
});

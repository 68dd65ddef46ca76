import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Content, startSite } from './site.ts';

const FOLDER = 'PARUTION_TEMPLATES';

/** The data folder of a site with that content, migrated, filled and closed. */
export const templateOf = (content: Content): string | undefined => {
  const folder = process.env[FOLDER];
  return folder && join(folder, content);
};

/** Creates the data folders that the workers copy; an environment variable tells them where. */
export const makeTemplates = async (): Promise<{ remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'parution-templates-'));
  process.env[FOLDER] = folder;
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await Promise.all(
      (['demo', 'none'] as const).map(async (content) => {
        const site = await startSite({ content, dataDir: join(folder, content) });
        await site.stop();
      }),
    );
    return { remove };
  } catch (error) {
    await remove();
    throw error;
  }
};

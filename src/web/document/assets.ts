import type { PageAssets } from './page-data.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'entry-client.tsx';

/**
 * Finds in Vite's manifest the built files that a page needs. The id of a lazy route is the path of its component's
 * file under src/web, without its ending; other ids have no file of their own.
 */
export const createAssetFinder = (manifest: Manifest) => {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}`);

  const find = (routeIds: readonly string[], wait: boolean): PageAssets => {
    const roots = [ENTRY, ...routeIds.map((id) => `${id}.tsx`)];
    const chunks = withImports(manifest, roots);
    const address = (file: string) => `/${file}`;
    return {
      entry: address(entry.file),
      imports: chunks.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
      wait,
    };
  };

  // As many as there are kinds of pages.
  const known = new Map<string, PageAssets>();
  return (routeIds: readonly string[], wait: boolean): PageAssets => {
    const key = `${wait} ${routeIds.join(' ')}`;
    const assets = known.get(key) ?? Object.freeze(find(routeIds, wait));
    known.set(key, assets);
    return assets;
  };
};

/** The script that each page holds. */
export const startFile = (manifest: Manifest): string => {
  const start = manifest['entry-start.ts'];
  if (!start || start.imports?.length) throw new Error('The build has no first script that stands alone');
  return start.file;
};

const withImports = (manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Chunk[] =>
  keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...withImports(manifest, chunk.imports ?? [], seen), chunk];
  });

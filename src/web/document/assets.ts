import type { PageAssets } from './page-data.ts';

type Chunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Readonly<Record<string, Chunk>>;
type Ids = readonly string[];

const ENTRY = 'entry-client.tsx';

/**
 * Finds in Vite's manifest the built files that a page needs. The id of a lazy route or part is the path of its
 * component's file under src/web, without its ending; other ids have no file of their own.
 */
export const createAssetFinder = (manifest: Manifest) => {
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`The build has no ${ENTRY}`);

  const find = (routeIds: Ids, partIds: Ids, wait: PageAssets['wait']): PageAssets => {
    const keyOf = (id: string) => `${id}.tsx`;
    const seen = new Set<string>();
    const page = withImports(manifest, [ENTRY, ...routeIds.map(keyOf)], seen);
    const parts = withImports(manifest, partIds.map(keyOf), seen);
    const address = (file: string) => `/${file}`;
    return {
      entry: address(entry.file),
      imports: page.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
      parts: parts.map(({ file }) => address(file)),
      styles: [...new Set([...page, ...parts].flatMap(({ css = [] }) => css))].map(address),
      wait,
    };
  };

  // As many as there are kinds of pages.
  const known = new Map<string, PageAssets>();
  return (routeIds: Ids, partIds: Ids, wait?: PageAssets['wait']): PageAssets => {
    const key = `${wait} ${routeIds.join(' ')} ${partIds.join(' ')}`;
    const assets = known.get(key) ?? Object.freeze(find(routeIds, partIds, wait));
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

/** The chunks of these keys that are not `seen`, each after what it imports. */
const withImports = (manifest: Manifest, keys: Ids, seen: Set<string>): Chunk[] =>
  keys.flatMap((key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [...withImports(manifest, chunk.imports ?? [], seen), chunk];
  });

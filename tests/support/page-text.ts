import type { Site } from './site.ts';

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** These stand within a sentence. */
const INLINE = /<\/?(?:a|b|em|i|span|strong|time)(?:\s[^>]*)?>/g;

/** What the main part of a page says as the server sends it, its blocks on lines of their own. */
export const textOf = async ({ url }: Pick<Site, 'url'>, path: string): Promise<string> => {
  const answer = await fetch(url + path);
  const html = await answer.text();
  const [, main] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  if (!answer.ok || main === undefined) throw new Error(`${path} : ${answer.status} ${html.slice(0, 300)}`);
  return main
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(INLINE, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');
};

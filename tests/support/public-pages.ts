import sharp from 'sharp';
import { articlePath, paths } from '#contract/paths.ts';
import type { Site } from './site.ts';

type Name = keyof typeof paths;

/** Redirects, feeds, calls, and the pages of one announcement or account, which need a secret address. */
const LEFT_OUT: readonly Name[] = [
  ...(['formerCategory', 'failedPayment', 'announcementFeed', 'feed', 'sitemap', 'newsSitemap'] as const),
  ...(['sitemapParts', 'api', 'preview', 'confirmation', 'tracking', 'modification', 'quote'] as const),
  ...(['testPayment', 'verification', 'resetPassword', 'invitation'] as const),
];

/** Every public page, one of each kind. */
export const publicPages: readonly Name[] = (Object.keys(paths) as Name[]).filter(
  (name) => !LEFT_OUT.includes(name),
);

/** Pages to fill in; the others are read. */
const FORMS: readonly Name[] = [
  ...(['submission', 'lostLink', 'cancellation', 'verificationForm', 'contact'] as const),
  ...(['login', 'forgottenPassword'] as const),
];

export const isForm = (path: string): boolean => FORMS.some((name) => paths[name] === path);

/** The address of a page on a site that shows the demonstration, where the home page links to an example. */
export const pathOf = async (url: string, name: Name): Promise<string> => {
  if (name === 'search') return `${paths.search}?q=bail`;
  const [start = '', parameter] = paths[name].split(':');
  if (parameter === undefined) return start;
  const home = await (await fetch(url)).text();
  const example = new RegExp(`href="(${start}[^"]+)"`).exec(home)?.[1];
  if (!example) throw new Error(`No example of ${paths[name]} on the home page`);
  return example;
};

/** The demonstration has drawn covers only: an article with an uploaded photograph, of the weight of a real one. */
export const publishPhotograph = async ({ url, admin }: Site): Promise<string> => {
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { origin: url, ...headers },
      body,
    });
    if (!answer.ok) throw new Error(`${path} : ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const json = { 'content-type': 'application/json' };
  const login = await post('auth/login', JSON.stringify(admin), json);
  const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photograph = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#888888', noise },
  })
    .blur(3)
    .jpeg({ quality: 90 })
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'photographie.jpg');
  const { imageUrl } = await (await post('admin/upload/image', form, { cookie })).json();
  const article = {
    title: 'Un article illustré par une photographie',
    description: 'Ce que pèse une page qui montre une photographie.',
    content: '<p>Le texte de cet article est court : la photographie est ce que la page a de plus lourd.</p>',
    category_id: 3,
    image_url: imageUrl,
    image_alt: 'Une photographie',
    is_published: true,
  };
  const created = await post('admin/articles', JSON.stringify(article), { ...json, cookie });
  return articlePath((await created.json()).article);
};

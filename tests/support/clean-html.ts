const BASE = 'https://www.parution.test/annonces-legales';

/** Every tag that the sanitiser writes: double quotes, nothing unclosed, nothing else. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<(\/?)([a-z0-9]+)((?: [a-z]+(?:="[^"<>]*")?)*)( \/)?>/g)].map(
    ([whole, , name = '', attributes = '']) => ({
      whole,
      name,
      attributes: [...attributes.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => ({
        key,
        value,
      })),
    }),
  );

const decoded = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

type Allowed = { tags: readonly string[]; attributes: Readonly<Record<string, readonly string[]>> };

const SCHEMES: Readonly<Record<string, readonly string[]>> = {
  href: ['http:', 'https:', 'mailto:', 'tel:'],
  src: ['https:'],
};

const isClean = (html: string, { tags, attributes }: Allowed): boolean => {
  const found = tagsOf(html);
  // Outside the known tags there is no « < » at all.
  const rest = found.reduce((text, { whole }) => text.replace(whole, ''), html);
  if (rest.includes('<')) return false;
  return found.every(
    ({ name, attributes: own }) =>
      tags.includes(name) &&
      own.every(({ key, value }) => {
        if (!attributes[name]?.includes(key)) return false;
        // What is no address leads nowhere.
        const address = URL.parse(decoded(value), BASE);
        return address === null || (SCHEMES[key]?.includes(address.protocol) ?? true);
      }),
  );
};

const inNotices =
  'h2 h3 h4 p br blockquote ul ol li strong b em i u s sup sub table caption thead tbody tr th td'.split(' ');
export const inArticles = [...inNotices, ...'article section figure figcaption h1 hr a img'.split(' ')];
const spans = ['colspan', 'rowspan'];
const ofNotices = { th: spans, td: spans, ol: ['start'] };
const ofArticles = {
  ...ofNotices,
  th: [...spans, 'scope'],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
};

/** Whether a sanitised notice contains only what a notice may; `isCleanArticle` checks an article. */
export const isCleanNotice = (html: string): boolean =>
  isClean(html, { tags: inNotices, attributes: ofNotices });
export const isCleanArticle = (html: string): boolean =>
  isClean(html, { tags: inArticles, attributes: ofArticles });

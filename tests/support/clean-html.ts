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

const isClean = (html: string, tags: readonly string[], attributes: readonly string[]): boolean => {
  const found = tagsOf(html);
  // Outside the known tags there is no « < » at all.
  const rest = found.reduce((text, { whole }) => text.replace(whole, ''), html);
  if (rest.includes('<')) return false;
  return found.every(
    ({ name, attributes: own }) =>
      tags.includes(name) &&
      own.every(({ key, value }) => {
        if (!attributes.includes(key)) return false;
        if (key !== 'href' && key !== 'src') return true;
        return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(decoded(value), BASE).protocol);
      }),
  );
};

const inNotices =
  'h2 h3 h4 p br blockquote ul ol li strong b em i u s sup sub table caption thead tbody tr th td'.split(' ');
export const inArticles = [...inNotices, ...'article section figure figcaption h1 hr a img'.split(' ')];
const ofNotices = ['colspan', 'rowspan', 'start'];
const ofArticles = [...ofNotices, 'href', 'title', 'rel', 'src', 'alt', 'width', 'height', 'scope'];

/** Whether a sanitised notice contains only what a notice may; `isCleanArticle` checks an article. */
export const isCleanNotice = (html: string): boolean => isClean(html, inNotices, ofNotices);
export const isCleanArticle = (html: string): boolean => isClean(html, inArticles, ofArticles);

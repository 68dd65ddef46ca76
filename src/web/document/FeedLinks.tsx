import { publication } from '#contract/publication.ts';

const formats = [
  { file: 'rss.xml', type: 'application/rss+xml' },
  { file: 'atom.xml', type: 'application/atom+xml' },
] as const;

type Props = { category?: { slug: string; name: string } | undefined };

/** By which a feed reader finds the feeds of a page: those of its category first, then those of the site. */
export const FeedLinks = ({ category }: Props) => (
  <>
    {category &&
      formats.map(({ file, type }) => (
        <link
          key={file}
          rel="alternate"
          type={type}
          title={`${publication.name} — ${category.name}`}
          href={`/actualite/${category.slug}/${file}`}
        />
      ))}
    {formats.map(({ file, type }) => (
      <link key={file} rel="alternate" type={type} title={publication.name} href={`/${file}`} />
    ))}
  </>
);

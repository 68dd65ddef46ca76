import { categoryPath } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';

const formats = [
  { file: 'rss.xml', type: 'application/rss+xml' },
  { file: 'atom.xml', type: 'application/atom+xml' },
] as const;

type Props = {
  category?: { slug: string; name: string } | undefined;
  /** The feed of what this very page lists. */
  own?: { href: string; title: string } | undefined;
};

/** By which a feed reader finds the feeds of a page: its own and those of its category first, then those of the site. */
export const FeedLinks = ({ category, own }: Props) => (
  <>
    {own && (
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${publication.name} — ${own.title}`}
        href={own.href}
      />
    )}
    {category &&
      formats.map(({ file, type }) => (
        <link
          key={file}
          rel="alternate"
          type={type}
          title={`${publication.name} — ${category.name}`}
          href={`${categoryPath(category.slug)}/${file}`}
        />
      ))}
    {formats.map(({ file, type }) => (
      <link key={file} rel="alternate" type={type} title={publication.name} href={`/${file}`} />
    ))}
  </>
);

import { categoryPath } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';

const formats = [
  { file: 'rss.xml', type: 'application/rss+xml' },
  { file: 'atom.xml', type: 'application/atom+xml' },
] as const;

type Props = {
  category?: { slug: string; name: string } | undefined;
  /** The feed of the list that this page shows. */
  own?: { href: string; title: string } | undefined;
};

/** Feed discovery links: the page's feed and its category's first, then the site's. */
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

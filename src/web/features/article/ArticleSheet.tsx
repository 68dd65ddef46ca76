import { coverUrl } from '#domain/cover/cover-address.ts';
import { responsiveImage } from '#domain/image/responsive-image.ts';
import { inlineCover, PLACEHOLDER } from '#web/api/covers.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { CoverImage } from '#web/ui/CoverImage.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import { Advertisement } from './Advertisement.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleOrigins } from './ArticleOrigins.tsx';
import { ArticleTags } from './ArticleTags.tsx';
import styles from './ArticleView.module.css';
import type { ShownArticle } from './article-body.ts';

type Props = { article: ShownArticle };

/** The article's content, also shown by the preview. */
export const ArticleSheet = ({ article, outdated }: Props & { outdated: boolean }) => (
  <>
    <ArticleHead article={article} />
    <MachineLabel article={article} />
    {outdated && (
      <div className={styles.outdated}>
        <Banner tone="warning">
          Cet article n'a pas été mis à jour depuis plus d'un an : le droit a pu changer.
        </Banner>
      </div>
    )}
    <Cover article={article} />
    <Columns article={article} />
  </>
);

const Cover = withCachedHtml(({ article }: Props) => (
  <div className={styles.cover}>
    <CoverImage {...pictureOf(article)} placeholder={PLACEHOLDER} first />
  </div>
));

const Columns = withCachedHtml(({ article }: Props) => (
  <div className={styles.columns}>
    <div className={styles.text}>
      <ArticleBody html={article.body} />
      <ArticleOrigins article={article} />
      <ArticleTags tags={article.tags} />
    </div>
    <Advertisement />
  </div>
));

const WHOLE_WIDTH = '(min-width: 1200px) 1120px, 100vw';

/** The article's own image with its alt text, or its engraved cover, which is decorative. */
const pictureOf = ({ imageUrl, imageAlt, categorySlug, slug }: ShownArticle) => {
  if (imageUrl)
    return { src: imageUrl, alt: imageAlt, sources: responsiveImage(imageUrl)?.sources, sizes: WHOLE_WIDTH };
  const drawn = { category: categorySlug, slug, detail: 'l' } as const;
  return { src: coverUrl(drawn), inline: inlineCover(drawn) };
};

const machineTexts = {
  model: {
    generated: 'Ce texte a été généré par une intelligence artificielle.',
    rephrased: 'Ce texte a été reformulé par une intelligence artificielle.',
  },
  builtin: {
    generated:
      'Condensé de la source : un programme a choisi et mis en ordre des phrases de la source, sans rien y ajouter.',
    rephrased: 'Un programme a remis en ordre les phrases de ce texte, sans rien y ajouter.',
  },
} as const;

/** Labels an article that the writing engine wrote and that nobody reviewed before its publication. */
const MachineLabel = ({ article: { machineLabel } }: Props) =>
  machineLabel && (
    <div className={styles.outdated} data-machine-text={machineLabel.work}>
      <Banner tone="info">
        {machineTexts[machineLabel.engine][machineLabel.work]} Il a été publié sans relecture humaine.
      </Banner>
    </div>
  );

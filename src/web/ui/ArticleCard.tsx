import type { ReactNode } from 'react';
import styles from './ArticleCard.module.css';
import { CoverImage } from './CoverImage.tsx';
import { Link } from './Link.tsx';
import { withCachedHtml } from './with-cached-html.ts';

type Card = {
  readonly title: string;
  readonly href: string;
  readonly cover: string;
  /** The cover as a data address. */
  readonly inlineCover?: string | undefined;
  /** The cover in other formats and sizes. */
  readonly sources?: readonly { readonly type: string; readonly srcset: string }[] | undefined;
  /** Shown when the cover is broken. */
  readonly placeholder: string;
  /** A category slug: gives the card its ink. */
  readonly category?: string;
  readonly kicker?: string;
  /** The card that the page opens on: its cover is loaded before the others. */
  readonly first?: boolean;
};

type Props = {
  card: Card;
  /** Instead of the card's own. */
  title?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** responsive: vertical, then at 576 px and below the text left and a narrow cover right. */
  layout?: 'vertical' | 'horizontal' | 'responsive';
  excerpt?: ReactNode;
  date?: string;
  readTime?: string;
  /** A notch cut into the cover's corner. */
  badge?: string;
  headingLevel?: 2 | 3;
  onFollow?: () => void;
};

/** One link, stretched over the whole card. With marks in its texts, as in search results; otherwise `ArticleCard`. */
export const MarkedArticleCard = ({
  card,
  size = 'medium',
  layout = 'vertical',
  headingLevel = 3,
  ...shown
}: Props) => {
  const Title = `h${headingLevel}` as const;
  const meta = [shown.date, shown.readTime].filter(Boolean).join(' · ');
  return (
    <article className={`${styles.card} ${styles[size]} ${styles[layout]}`} data-category={card.category}>
      <div className={styles.cover}>
        <CoverImage
          src={card.cover}
          inline={card.inlineCover}
          sources={card.sources}
          sizes={size === 'large' ? '(min-width: 992px) 720px, 100vw' : '(min-width: 768px) 400px, 100vw'}
          placeholder={card.placeholder}
          first={card.first ?? false}
        />
      </div>
      <div className={styles.text}>
        {shown.badge && <p className={styles.badge}>{shown.badge}</p>}
        {card.kicker && <p className={styles.kicker}>{card.kicker}</p>}
        <Title className={styles.title}>
          <Link to={card.href} onClick={shown.onFollow}>
            {shown.title ?? card.title}
          </Link>
        </Title>
        {shown.excerpt && <p className={styles.excerpt}>{shown.excerpt}</p>}
        {meta && <p className={styles.meta}>{meta}</p>}
      </div>
    </article>
  );
};

type PlainProps = Omit<Props, 'title' | 'excerpt'> & { excerpt?: string };

export const ArticleCard = withCachedHtml<PlainProps>(MarkedArticleCard);

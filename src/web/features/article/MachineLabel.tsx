import { Banner } from '#web/ui/Banner.tsx';
import styles from './ArticleView.module.css';
import type { ArticlePage } from './load-article.ts';

const texts = {
  generated: 'Ce texte a été généré par une intelligence artificielle.',
  rephrased: 'Ce texte a été reformulé par une intelligence artificielle.',
} as const;

/** On every article that a machine wrote and that nobody has read before it was published. */
export const MachineLabel = ({ article: { machineLabel } }: Pick<ArticlePage, 'article'>) =>
  machineLabel && (
    <div className={styles.outdated} data-machine-text={machineLabel}>
      <Banner tone="info">{texts[machineLabel]} Il a été publié sans relecture humaine.</Banner>
    </div>
  );

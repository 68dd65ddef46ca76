import type { ArticleDraft } from '#contract/admin-article-history.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './DraftOffer.module.css';

type Props = { draft: ArticleDraft; onResume: () => void; onDrop: () => void };

/** A text that was under way when the page went away: it is offered, and never put back by itself. */
export const DraftOffer = ({ draft: { saved_at, rev, current_rev }, onResume, onDrop }: Props) => (
  <div className={styles.place}>
    <Banner tone="info" title="Un brouillon non enregistré a été retrouvé">
      <p>
        Il date du {shortDate(new Date(saved_at))} à {shortTime(new Date(saved_at))}.
        {rev !== null &&
          current_rev !== null &&
          rev !== current_rev &&
          " L'article a été enregistré depuis : comparez les deux textes avant d'enregistrer."}{' '}
        L'enregistrement automatique reprendra après votre choix.
      </p>
      <div className={styles.actions}>
        <Button size="sm" onClick={onResume}>
          Reprendre
        </Button>
        <Button size="sm" variant="text" onClick={onDrop}>
          Abandonner le brouillon
        </Button>
      </div>
    </Banner>
  </div>
);

import type { AdminArticleItem } from '#contract/admin-articles.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ArticleNotes.module.css';
import { machineText, scheduledText } from './list-texts.ts';

/** Notes below a title: scheduled publication, errors, review still needed. */
export const ArticleNotes = ({ article }: { article: AdminArticleItem }) => {
  const { scheduled_at, schedule_error, is_pinned, is_source, machine_work } = article;
  return (
    <>
      {is_pinned && (
        <p className={styles.note}>
          <Icon name="pin" size={16} />À la une
        </p>
      )}
      {article.review && (
        <p className={styles.note}>
          <Icon name="send" size={16} />
          Prêt à relire{article.review.reviewer && ` par ${article.review.reviewer}`}
        </p>
      )}
      {scheduled_at && !article.is_published && (
        <p className={styles.note}>
          <Icon name="clock" size={16} />
          {scheduledText(scheduled_at)}
        </p>
      )}
      {schedule_error && (
        <p className={styles.failed}>
          <Icon name="alert" size={16} />
          Publication programmée en échec : {schedule_error}
        </p>
      )}
      {is_source && (
        <p className={styles.note}>
          <Badge tone="info" icon="document">
            Texte source
          </Badge>
        </p>
      )}
      {machine_work && (
        <p className={styles.note}>
          <Icon name="sparkles" size={16} />
          {machineText(article)}
        </p>
      )}
    </>
  );
};

import styles from './ArticleBody.module.css';
import { opensOnALetter } from './article-body.ts';

export const ArticleBody = ({ html }: { html: string }) => (
  <div
    className={styles.body}
    data-drop-cap={opensOnALetter(html) || undefined}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's one sanitiser on the way out.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

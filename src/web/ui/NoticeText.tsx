import styles from './NoticeText.module.css';

type Props = { html: string; excerpt?: boolean };

/** The text of a notice, as published; as an excerpt it is cut at 120 px. */
export const NoticeText = ({ html, excerpt = false }: Props) => (
  <div
    className={excerpt ? styles.excerpt : styles.notice}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server's one sanitiser on the way out.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);

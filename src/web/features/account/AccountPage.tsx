import type { ReactNode } from 'react';
import { publication } from '#contract/publication.ts';
import { NeedsScripts } from '#web/ui/NeedsScripts.tsx';
import styles from './AccountPage.module.css';

const SENTENCE =
  "Ce formulaire a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page ; la lecture du site n'en a pas besoin.";

type Props = { title: string; titleShown?: boolean; introduction?: string; children: ReactNode };

/** The layout of the account pages: the engraving on one side, the form on the other. */
export const AccountPage = ({ title, titleShown = true, introduction, children }: Props) => (
  <div className={styles.page}>
    <div className={styles.art}>
      <div className={styles.rosette} aria-hidden="true" />
      <p>{publication.motto}</p>
    </div>
    <div className={styles.side}>
      <div className={styles.column}>
        <h1 className={titleShown ? styles.title : 'visually-hidden'}>{title}</h1>
        {introduction && <p className={styles.introduction}>{introduction}</p>}
        <NeedsScripts sentence={SENTENCE}>{children}</NeedsScripts>
      </div>
    </div>
  </div>
);

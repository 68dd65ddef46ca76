import { typeset } from '#domain/typography/typeset.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { LegalBlocks } from './LegalBlocks.tsx';
import { LegalContents } from './LegalContents.tsx';
import styles from './LegalPage.module.css';
import { LAST_REVISION, type LegalText } from './legal-text.ts';

/** One look for the legal pages: the text on a reading measure, its contents and its sisters beside it. */
export const LegalPage = ({ text }: { text: LegalText }) => (
  <div className={`wrap ${styles.page}`}>
    <Breadcrumbs trail={[{ href: '/', label: 'Accueil' }]} current={typeset(text.title)} />
    <header className={styles.head}>
      <h1>{typeset(text.title)}</h1>
      <p className={styles.lede}>{typeset(text.lede)}</p>
      <p className={styles.revision}>Version du {LAST_REVISION}</p>
    </header>
    <div className={styles.columns}>
      <LegalContents sections={text.sections} />
      <div className={styles.text}>
        {text.sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titre`}>
            <h2 id={`${id}-titre`}>{typeset(title)}</h2>
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  </div>
);

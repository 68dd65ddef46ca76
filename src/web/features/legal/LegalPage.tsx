import { typeset } from '#domain/typography/typeset.ts';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { LegalContents } from './LegalContents.tsx';
import { LegalFacts } from './LegalFacts.tsx';
import styles from './LegalPage.module.css';
import { LegalProse } from './LegalProse.tsx';
import { LAST_REVISION, type LegalBlock, type LegalText } from './legal-text.ts';

/** The layout of the legal pages: the text, with its table of contents and links to the other legal pages. */
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

const LegalBlocks = ({ blocks }: { blocks: readonly LegalBlock[] }) =>
  blocks.map((block) => {
    if (typeof block === 'string')
      return (
        <p key={block}>
          <LegalProse>{block}</LegalProse>
        </p>
      );
    if ('list' in block)
      return (
        <ul key={block.list[0]}>
          {block.list.map((item) => (
            <li key={item}>
              <LegalProse>{item}</LegalProse>
            </li>
          ))}
        </ul>
      );
    if ('facts' in block) return <LegalFacts key={block.facts[0]?.[0]} facts={block.facts} />;
    return block.records.map(({ title, facts }) => (
      <div key={title}>
        <h3>{typeset(title)}</h3>
        <LegalFacts facts={facts} />
      </div>
    ));
  });

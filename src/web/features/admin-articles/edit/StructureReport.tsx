import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { messages } from '#contract/messages.fr.ts';
import { checkStructure } from '#domain/article/structure.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import type { ArticleValues } from './article-values.ts';
import styles from './StructureReport.module.css';

/** The report of the structure check on the current text; it never blocks. */
export const StructureReport = () => {
  const content = useDeferredValue(useWatch<ArticleValues, 'content'>({ name: 'content' }));
  const faults = checkStructure(content);
  return (
    <Panel title="Structure">
      {faults.length === 0 ? (
        <p className={styles.good}>
          <Icon name="done" size={18} />
          La structure du texte est complète.
        </p>
      ) : (
        <ul className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>
              <Icon name="warning" size={18} />
              {messages.adminArticle.structure[fault]}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        Sur la page, le titre de l'article sert déjà de titre de niveau 1 (h1) : un h1 du texte y devient un
        h2.
      </p>
    </Panel>
  );
};

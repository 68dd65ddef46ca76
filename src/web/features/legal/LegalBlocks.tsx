import { typeset } from '#domain/typography/typeset.ts';
import { LegalFacts } from './LegalFacts.tsx';
import { LegalProse } from './LegalProse.tsx';
import type { LegalBlock } from './legal-text.ts';

export const LegalBlocks = ({ blocks }: { blocks: readonly LegalBlock[] }) =>
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

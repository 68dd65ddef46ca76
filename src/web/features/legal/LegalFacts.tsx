import styles from './LegalFacts.module.css';
import { LegalProse } from './LegalProse.tsx';
import type { Facts } from './legal-text.ts';

export const LegalFacts = ({ facts }: { facts: Facts }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <LegalProse>{value}</LegalProse>
        </dd>
      </div>
    ))}
  </dl>
);

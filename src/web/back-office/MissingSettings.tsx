import type { MissingSetting } from '#contract/admin-settings.ts';
import { adminPaths } from '#contract/paths.ts';
import { labelOfSetting } from '#contract/settings.fr.ts';
import { typeset } from '#domain/typography/typeset.ts';
import { useMember } from '#web/session/permissions.ts';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './MissingSettings.module.css';

/** What a real site still lacks, and why it matters, with a link to the field of each. */
export const MissingSettings = ({ missing }: { missing: readonly MissingSetting[] }) => {
  const verb = useMember().may('settings.manage') ? 'Régler' : 'Voir';
  if (missing.length === 0) return null;
  return (
    <Panel title="Ce qui manque pour un vrai site">
      <ol className={styles.missing}>
        {missing.map(({ name, text }) => (
          <li key={text}>
            {typeset(text)}{' '}
            {name !== null && (
              <Link to={`${adminPaths.settings}#${name}`}>
                {typeset(`${verb} « ${labelOfSetting(name)} »`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
};

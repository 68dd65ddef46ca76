import { useLocation } from 'react-router';
import { typeset } from '#domain/typography/typeset.ts';
import { legalLinks } from '#web/navigation/links.ts';
import { NavLink } from '#web/ui/Link.tsx';
import styles from './LegalContents.module.css';
import type { LegalSection } from './legal-text.ts';

export const LegalContents = ({ sections }: { sections: readonly LegalSection[] }) => {
  const { pathname } = useLocation();
  return (
    <div className={styles.contents}>
      <nav aria-label="Sommaire">
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{typeset(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <nav aria-label="Les pages légales" className={styles.pages}>
        <ul>
          {legalLinks.map(({ href, label }) => (
            <li key={href}>
              <NavLink at={pathname} to={href}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};

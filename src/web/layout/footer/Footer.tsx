import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { journalLinks, legalLinks, type SiteLink, serviceLinks, taskLinks } from '#web/navigation/links.ts';
import { site } from '#web/navigation/site.ts';
import { Band } from '#web/ui/Band.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { withCachedHtml } from '#web/ui/with-cached-html.ts';
import { Logo } from '../Logo.tsx';
import styles from './Footer.module.css';

type Props = {
  /** The copyright year. A property, not the clock's year: the server and the browser must agree. */
  year: string;
  /** Whether to say that the content is fictional. */
  demonstration: boolean;
  /** The place of the page among the menus. */
  at: string;
};

export const Footer = withCachedHtml(({ year, demonstration, at }: Props) => (
  <footer className={styles.footer} id="pied-de-page">
    <Band ground="night" />
    <div className={`wrap ${styles.contents}`}>
      <div className={styles.columns}>
        <div>
          <Logo size={34} at={at} />
          <p className={styles.motto}>{site.motto}</p>
        </div>
        <LinkColumn id="pied-journal" title="Le journal" links={journalLinks} />
        <LinkColumn id="pied-services" title="Services" links={serviceLinks} />
        <LinkColumn id="pied-demarches" title="Démarches" links={taskLinks}>
          <li>
            <a href={paths.feed} className={styles.link}>
              Flux RSS
            </a>
          </li>
        </LinkColumn>
        <div>
          <p className={styles.heading}>Nous joindre</p>
          <address>
            <p>{site.address}</p>
            <a className={styles.link} href={`mailto:${site.email}`}>
              {site.email}
            </a>
            <a className={styles.link} href={`tel:${site.phone.called}`}>
              {site.phone.shown}
            </a>
          </address>
          <ul className={styles.social}>
            {site.social.map(({ label, href, icon }) => (
              <li key={label}>
                <a href={href} rel="me noopener" aria-label={`${site.name} sur ${label}`}>
                  <Icon name={icon} size={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {demonstration && (
        <p className={styles.demonstration}>
          Contenu de démonstration : les décisions, les sociétés et les personnes citées sont fictives.
        </p>
      )}
      <div className={styles.low}>
        <p>
          © {year} {site.name}
        </p>
        <nav aria-label="Informations légales">
          <Links links={legalLinks} />
        </nav>
      </div>
    </div>
  </footer>
));

type ColumnProps = { id: string; title: string; links: readonly SiteLink[]; children?: ReactNode };

const LinkColumn = ({ id, title, links, children }: ColumnProps) => (
  <nav aria-labelledby={id}>
    <p className={styles.heading} id={id}>
      {title}
    </p>
    <Links links={links}>{children}</Links>
  </nav>
);

const Links = ({ links, children }: Omit<ColumnProps, 'id' | 'title'>) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        <Link to={href} className={styles.link}>
          {label}
        </Link>
      </li>
    ))}
    {children}
  </ul>
);

import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { publication } from '#contract/publication.ts';
import type { SiteContact } from '#contract/site.ts';
import { journalLinks, legalLinks, type SiteLink, serviceLinks, taskLinks } from '#web/navigation/links.ts';
import { Band } from '#web/ui/Band.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { withFixedHtml } from '#web/ui/with-cached-html.ts';
import { Logo } from '../Logo.tsx';
import styles from './Footer.module.css';

type Props = {
  /** The copyright year. A property, not the clock's year: the server and the browser must agree. */
  year: string;
  /** Whether to say that the content is fictional. */
  demonstration: boolean;
  /** Absent when the server did not give it. */
  contact?: SiteContact | undefined;
  /** The place of the page among the menus. */
  at: string;
};

const networks = { linkedin: 'LinkedIn', mastodon: 'Mastodon', bluesky: 'Bluesky' } as const;

export const Footer = withFixedHtml(({ year, demonstration, contact, at }: Props) => (
  <footer className={styles.footer} id="pied-de-page">
    <Band ground="night" />
    <div className={`wrap ${styles.contents}`}>
      <div className={styles.columns}>
        <div>
          <Logo size={34} at={at} />
          <p className={styles.motto}>{publication.motto}</p>
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
        {contact && <Contact {...contact} />}
      </div>
      {demonstration && (
        <p className={styles.demonstration}>
          Contenu de démonstration : les décisions, les sociétés et les personnes citées sont fictives.
        </p>
      )}
      <div className={styles.low}>
        <p>
          © {year} {publication.name}
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

const Contact = ({ address, email, phone, social }: SiteContact) => (
  <div>
    <p className={styles.heading}>Nous joindre</p>
    <address>
      <p>{address}</p>
      <a className={styles.link} href={`mailto:${email}`}>
        {email}
      </a>
      <a className={styles.link} href={`tel:${phone.called}`}>
        {phone.shown}
      </a>
    </address>
    <ul className={styles.social}>
      {social.map(({ network, href }) => (
        <li key={network}>
          <a href={href} rel="me noopener" aria-label={`${publication.name} sur ${networks[network]}`}>
            <Icon name={network} size={20} />
          </a>
        </li>
      ))}
    </ul>
  </div>
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

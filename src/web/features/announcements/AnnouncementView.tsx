import type { LinkedAnnouncement } from '#web/api/announcement-detail.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { AnnouncementFacts } from './AnnouncementFacts.tsx';
import styles from './AnnouncementView.module.css';
import { CiteAnnouncement } from './CiteAnnouncement.tsx';
import type { AnnouncementPageData } from './load-announcement.ts';
import { PrintedHead } from './PrintedHead.tsx';
import { printedSize } from './printed-size.ts';
import { ANNOUNCEMENTS } from './search-address.ts';

/** An announcement on its own page, which can be cited and printed on one sheet. */
export const AnnouncementView = ({ announcement, address }: AnnouncementPageData) => (
  <div
    className={`wrap ${styles.page}`}
    data-family={announcement.family}
    data-printed={printedSize(announcement.contentHtml)}
  >
    <Breadcrumbs
      trail={[
        { href: '/', label: 'Accueil' },
        { href: ANNOUNCEMENTS, label: 'Annonces légales' },
      ]}
      current={announcement.reference}
    />
    <PrintedHead announcement={announcement} address={address} />
    <div className={styles.columns}>
      <article className={styles.notice}>
        <header className={styles.head}>
          <Badge>{announcement.typeLabel}</Badge>
          <h1>{announcement.title}</h1>
          <p>
            Publiée le <time dateTime={announcement.publishedAt}>{announcement.publicationDate}</time>
          </p>
        </header>
        {announcement.correctedBy.length > 0 && (
          <div className={styles.correction}>
            <Banner tone="warning">
              {announcement.correctedBy.map((correction) => (
                <p key={correction.path}>
                  Cette annonce a fait l'objet d'une correction : <NoticeLink to={correction} />
                </p>
              ))}
            </Banner>
          </div>
        )}
        {announcement.corrects && (
          <div className={styles.correction}>
            <Banner tone="info">
              Cette annonce corrige ou complète : <NoticeLink to={announcement.corrects} />
            </Banner>
          </div>
        )}
        <AnnouncementFacts announcement={announcement} whole />
        <NoticeText html={announcement.contentHtml} />
        {announcement.contact && <p className={styles.contact}>Contact : {announcement.contact}</p>}
      </article>
      <aside className={styles.aside} aria-label="Utiliser cette annonce">
        <CiteAnnouncement announcement={announcement} address={address} />
        <div className={styles.print}>
          <Button variant="secondary" icon="print" block onClick={() => window.print()}>
            Imprimer
          </Button>
        </div>
        <Button href={ANNOUNCEMENTS} variant="text" icon="arrow-left">
          Toutes les annonces légales
        </Button>
      </aside>
    </div>
  </div>
);

const NoticeLink = ({ to }: { to: LinkedAnnouncement }) => (
  <>
    <Link to={to.path} className={styles.link}>
      {to.typeLabel} {to.reference}
    </Link>
    , publiée le {to.publicationDate}.
  </>
);

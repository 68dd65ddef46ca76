import { useState } from 'react';
import type { AdminAnnouncement } from '#contract/admin-announcement-one.ts';
import { notPermitted } from '#contract/team.fr.ts';
import { useMember } from '#web/session/permissions.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { NoticeText } from '#web/ui/NoticeText.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { ANNOUNCEMENTS } from '../addresses.ts';
import { Notes } from '../Notes.tsx';
import styles from './AnnouncementEditor.module.css';
import { HistoryPanel } from './panels/HistoryPanel.tsx';
import facts from './panels/panels.module.css';
import { SituationPanel } from './panels/SituationPanel.tsx';
import { VersionsPanel } from './panels/VersionsPanel.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { useAnnouncementWrites } from './use-announcement-writes.ts';
import { WriteNotice } from './WriteNotice.tsx';

/** An announcement with its payment and its documents, for those who may not change it. */
export const ReadAnnouncement = ({ announcement }: { announcement: AdminAnnouncement }) => {
  const { may } = useMember();
  const [one, setOne] = useState(announcement);
  const writes = useAnnouncementWrites(one.id);
  return (
    <>
      <TitleRow
        title="Consulter une annonce légale"
        parent={{ href: ANNOUNCEMENTS, label: 'Gestion des annonces légales' }}
      />
      <div className={styles.notice}>
        <Banner tone="info" title="Vous consultez cette annonce">
          {notPermitted('announcements.write')}
        </Banner>
      </div>
      <WriteNotice writes={writes} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <Panel title={one.title}>
            <NoticeText html={one.content} />
          </Panel>
          <Panel title="Société et contact">
            <dl className={facts.facts}>
              {rowsOf(one).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
        <div className={styles.side}>
          <SituationPanel announcement={one} onRefund={writes.refunding.ask} />
          {may('announcements.read') && (
            <>
              <Panel title="Notes internes">
                <Notes announcementId={one.id} />
              </Panel>
              <VersionsPanel announcement={one} />
            </>
          )}
          <HistoryPanel announcement={one} />
        </div>
      </div>
      {one.payment && writes.refunding.open && (
        <RefundDialog
          announcement={one}
          payment={one.payment}
          refunding={writes.refunding}
          failure={writes.notice?.tone === 'danger' ? writes.notice.text : undefined}
          onConfirm={(refund) => void writes.refund(refund).then((now) => now && setOne(now))}
        />
      )}
    </>
  );
};

const rowsOf = (one: AdminAnnouncement): readonly (readonly [string, string])[] =>
  (
    [
      ["Type d'annonce", one.type.label],
      ['Société', [one.companyName, one.companyForm].filter(Boolean).join(', ')],
      ['SIRET', one.siret],
      ['RCS', one.rcs],
      ['Capital', one.capital],
      ['Adresse', [one.address, one.city, one.department].filter(Boolean).join(', ')],
      ['Contact', [one.contactPerson, one.contactEmail, one.contactPhone].filter(Boolean).join(', ')],
    ] as const
  ).filter(([, value]) => value !== '');

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import type { Transmission, transmissionListAnswer } from '#contract/admin-transmissions.ts';
import { ListFoot } from '#web/back-office/ListFoot.tsx';
import { PageIntro } from '#web/back-office/PageIntro.tsx';
import { pageHref, readPage } from '#web/back-office/page-address.ts';
import { useLastPage } from '#web/back-office/use-last-page.ts';
import { useMember } from '#web/session/permissions.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { ANNOUNCEMENTS, TRANSMISSIONS } from '../addresses.ts';
import { MarkDialog } from './MarkDialog.tsx';
import { OtherPeriod } from './OtherPeriod.tsx';
import { countText, daysText, hasSome, lateText } from './period-texts.ts';
import { TransmissionLog } from './TransmissionLog.tsx';
import styles from './TransmissionsPage.module.css';
import { PAGE_SIZE, type Period, useTransmissions } from './use-transmissions.ts';

/** « Annonces à transmettre »: published company notices for the central database (décret 2012-1547). */
export const TransmissionsPage = () => {
  const [query] = useSearchParams();
  const page = readPage(query);
  const decides = useMember().may('announcements.review');
  const { log, busy, notice, dismiss, transmit, mark } = useTransmissions(page);
  const [marked, setMarked] = useState<Transmission>();
  useLastPage(page, log.status === 'success' ? log.data.pagination : undefined, (last) =>
    pageHref(TRANSMISSIONS, last),
  );
  return (
    <>
      <PageIntro
        title="Annonces à transmettre"
        parent={{ href: ANNOUNCEMENTS, label: 'Gestion des annonces légales' }}
        notice={notice}
        onDismiss={dismiss}
      >
        Les annonces publiées sur les sociétés et les fonds de commerce sont versées à la base de données
        numérique centrale (décret n°&nbsp;2012&#8209;1547). Préparez leurs fichiers XML et JSON, gardés au
        journal ; une fois remis à la base, marquez la transmission comme transmise, avec sa date et son
        accusé de réception.
      </PageIntro>
      <AsyncSection
        query={log}
        loading="Chargement des transmissions..."
        failed="Les transmissions n'ont pas pu être chargées."
        isEmpty={() => false}
        empty={null}
      >
        {({ periods, late, transmissions, pagination }) => (
          <div className={styles.sections}>
            {late > 0 && <Banner tone="warning">{lateText(late)}</Banner>}
            {decides && (
              <Panel title="Préparer une période">
                <Periods
                  periods={periods}
                  busy={busy}
                  onTransmit={(period) => void transmit(period, false)}
                />
                <OtherPeriod busy={busy} onTransmit={(period, again) => void transmit(period, again)} />
              </Panel>
            )}
            <section aria-label="Journal des transmissions">
              <h2 className={styles.title}>Journal des transmissions</h2>
              <TransmissionLog
                transmissions={transmissions}
                busy={log.busy}
                onMark={decides ? setMarked : undefined}
              />
              <ListFoot
                page={page}
                pages={pagination.pages}
                total={pagination.total}
                size={PAGE_SIZE}
                hrefOf={(other) => pageHref(TRANSMISSIONS, other)}
              />
            </section>
          </div>
        )}
      </AsyncSection>
      {marked && (
        <MarkDialog
          transmission={marked}
          onConfirm={(handed) => {
            setMarked(undefined);
            void mark(marked.id, handed);
          }}
          onCancel={() => setMarked(undefined)}
        />
      )}
    </>
  );
};

type PeriodsProps = {
  periods: z.infer<typeof transmissionListAnswer>['periods'];
  busy: boolean;
  onTransmit: (period: Period) => void;
};

/** One button for each usual period. */
const Periods = ({ periods, busy, onTransmit }: PeriodsProps) => (
  <ul className={styles.periods}>
    {periods.map((period) => (
      <li key={period.key}>
        <div>
          <strong>{period.label}</strong>{' '}
          <span className={styles.quiet}>({daysText(period.from, period.to)})</span>
          <p>{countText(period)}</p>
        </div>
        <Button
          size="dense"
          icon="document"
          disabled={busy || !hasSome(period)}
          aria-label={`Préparer : ${period.label}`}
          onClick={() => onTransmit(period)}
        >
          Préparer
        </Button>
      </li>
    ))}
  </ul>
);

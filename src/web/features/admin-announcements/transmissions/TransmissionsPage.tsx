import { useState } from 'react';
import type { z } from 'zod';
import type { Transmission, transmissionListAnswer } from '#contract/admin-transmissions.ts';
import { PageIntro } from '#web/back-office/PageIntro.tsx';
import { useMember } from '#web/session/permissions.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { ANNOUNCEMENTS } from '../addresses.ts';
import { MarkDialog } from './MarkDialog.tsx';
import { OtherPeriod } from './OtherPeriod.tsx';
import { countText, daysText } from './period-texts.ts';
import { TransmissionLog } from './TransmissionLog.tsx';
import styles from './TransmissionsPage.module.css';
import { type Period, useTransmissions } from './use-transmissions.ts';

/** « Annonces à transmettre »: published company notices for the central database (décret 2012-1547). */
export const TransmissionsPage = () => {
  const decides = useMember().may('announcements.review');
  const { source, busy, notice, dismiss, transmit, mark } = useTransmissions();
  const { list } = source;
  const { periods, late } = list.status === 'success' ? list.data : { periods: [], late: 0 };
  const [marked, setMarked] = useState<Transmission>();
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
      <div className={styles.sections}>
        {late > 0 && (
          <Banner tone="warning">
            {late === 1
              ? '1 annonce publiée depuis plus de sept jours attend sa transmission.'
              : `${late} annonces publiées depuis plus de sept jours attendent leur transmission.`}
          </Banner>
        )}
        {decides && list.status === 'success' && (
          <Panel title="Préparer une période">
            <Periods periods={periods} busy={busy} onTransmit={(period) => void transmit(period, false)} />
            <OtherPeriod busy={busy} onTransmit={(period, again) => void transmit(period, again)} />
          </Panel>
        )}
        <section aria-label="Journal des transmissions">
          <h2 className={styles.title}>Journal des transmissions</h2>
          <TransmissionLog source={source} onMark={decides ? setMarked : undefined} />
        </section>
      </div>
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
          disabled={busy || period.toTransmit === 0}
          aria-label={`Préparer : ${period.label}`}
          onClick={() => onTransmit(period)}
        >
          Préparer
        </Button>
      </li>
    ))}
  </ul>
);

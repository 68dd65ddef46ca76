import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { shortDate } from '#contract/format.fr.ts';
import { rejectKindLabels } from '#contract/review-desk.fr.ts';
import { type FigurePeriod, figurePeriods, type ReviewFigures } from '#contract/review-desk.ts';
import { offers } from '#domain/announcement/offers.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Decimal } from '#web/ui/Decimal.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { StatStrip } from '#web/ui/StatStrip.tsx';
import { Table } from '#web/ui/Table.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import { editPath, PENDING } from '../addresses.ts';
import styles from './ReviewFiguresPage.module.css';

const periods: Readonly<Record<FigurePeriod, string>> = {
  '7': '7 jours',
  '30': '30 jours',
  '90': '90 jours',
  '365': '12 mois',
};

/** « Chiffres de la relecture »: how fast, how late, why rejected, and what waits for its customer. */
export const ReviewFiguresPage = () => {
  const [query, setQuery] = useSearchParams();
  const days = figurePeriods.find((period) => period === query.get('days')) ?? '30';
  const read = useCallback(
    (api: ApiClient, signal: AbortSignal) =>
      api.get('/admin/legal-announcements/figures', { query: { days }, signal }),
    [days],
  );
  const figures = useApiRead(read, { keep: true });
  return (
    <>
      <TitleRow title="Chiffres de la relecture" parent={{ href: PENDING, label: 'Annonces en attente' }} />
      <div className={styles.period}>
        <Segmented
          label="Période"
          selected={days}
          onSelect={(chosen) => setQuery({ days: chosen })}
          choices={figurePeriods.map((id) => ({ id, label: periods[id] }))}
        />
      </div>
      <AsyncSection
        query={figures}
        loading="Chargement des chiffres..."
        failed="Les chiffres n'ont pas pu être chargés."
        isEmpty={() => false}
        empty={null}
      >
        {(shown) => <Figures figures={shown} busy={figures.busy} />}
      </AsyncSection>
    </>
  );
};

const Figures = ({ figures, busy }: { figures: ReviewFigures; busy: boolean }) => (
  <div className={styles.figures} aria-busy={busy || undefined}>
    <StatStrip
      stats={[
        { label: 'Publiées ou programmées', value: count(figures.accepted) },
        { label: 'Rejetées', value: count(figures.rejected) },
        { label: 'Décidées en retard', value: count(figures.late), urgent: figures.late > 0 },
        { label: 'Sans rien à signaler', value: shareOf(figures.clean) },
        { label: 'Corrections demandées', value: count(figures.corrections.asked) },
        { label: "En attente de l'annonceur", value: count(figures.waitingCount) },
      ]}
    />
    <Panel title="Délai de décision par offre">
      <OfferTimes rows={figures.offers} />
      <p className={styles.note}>
        En heures ouvrées, du paiement à la décision, sans l'attente des annonceurs à qui une correction est
        demandée. Neuf annonces sur dix sont décidées dans le second délai.
      </p>
    </Panel>
    <Panel title="Rejets par motif">
      <Rejections rows={figures.reasons} />
    </Panel>
    <Panel title="En attente de l'annonceur">
      <Waiting figures={figures} />
    </Panel>
  </div>
);

const OfferTimes = ({ rows }: { rows: ReviewFigures['offers'] }) =>
  rows.length === 0 ? (
    <p className={styles.note}>Aucune décision sur cette période.</p>
  ) : (
    <Table caption="Heures jusqu'à la décision, par offre" readOnly>
      <thead>
        <tr>
          <th scope="col">Offre</th>
          <th scope="col" data-align="end" data-roomy>
            Décisions
          </th>
          <th scope="col" data-align="end">
            Médian
          </th>
          <th scope="col" data-align="end">
            9 sur 10
          </th>
          <th scope="col" data-align="end">
            En retard
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ offer, decided, medianHours, p90Hours, late }) => (
          <tr key={offer}>
            <th scope="row">
              {offers[offer].label} ({offers[offer].hours}&nbsp;h)
            </th>
            <td data-align="end" data-roomy>
              {count(decided)}
            </td>
            <td data-align="end">
              <Decimal text={hours(medianHours)} />
            </td>
            <td data-align="end">
              <Decimal text={hours(p90Hours)} />
            </td>
            <td data-align="end">{count(late)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

const Rejections = ({ rows }: { rows: ReviewFigures['reasons'] }) =>
  rows.length === 0 ? (
    <p className={styles.note}>Aucun rejet sur cette période.</p>
  ) : (
    <Table caption="Nombre de rejets par motif" readOnly>
      <thead>
        <tr>
          <th scope="col">Motif</th>
          <th scope="col" data-align="end">
            Rejets
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ reason, count: times }) => (
          <tr key={reason ?? ''}>
            <th scope="row">{reason ? rejectKindLabels[reason] : 'Autre motif'}</th>
            <td data-align="end">{count(times)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

const Waiting = ({ figures: { waiting, waitingCount, now } }: { figures: ReviewFigures }) => {
  if (waiting.length === 0) return <p className={styles.note}>Aucune correction n'attend de réponse.</p>;
  return (
    <>
      <ul className={styles.waiting}>
        {waiting.map(({ id, reference, title, askedAt, askedBy }) => (
          <li key={id}>
            <Link to={editPath(id)}>{reference}</Link>, « {title} »
            <span>
              Demandée {askedBy && `par ${askedBy} `}le {shortDate(new Date(askedAt))},{' '}
              {daysSince(askedAt, now)}
            </span>
          </li>
        ))}
      </ul>
      {waitingCount > waiting.length && (
        <p className={styles.note}>Et {count(waitingCount - waiting.length)} autres, plus récentes.</p>
      )}
    </>
  );
};

const DAY_MS = 86_400_000;

const daysSince = (from: string, now: string): string => {
  const days = Math.floor((new Date(now).getTime() - new Date(from).getTime()) / DAY_MS);
  if (days < 1) return "depuis moins d'un jour";
  return days === 1 ? 'depuis 1 jour' : `depuis ${days} jours`;
};

const count = (value: number): string => value.toLocaleString('fr-FR');

const hours = (value: number): string => `${value.toLocaleString('fr-FR')} h`;

const shareOf = ({ checked, clean }: ReviewFigures['clean']): string =>
  checked === 0 ? '–' : `${count(clean)} sur ${count(checked)}`;

import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { exactEuros } from '#contract/format.fr.ts';
import { rateInWords } from '#contract/tariff-check.fr.ts';
import { offers } from '#domain/announcement/offers.ts';
import { vatLabel } from '#domain/money/vat.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { companyPays } from '../buyer-values.ts';
import type { SubmissionValues } from '../submission-values.ts';
import styles from './regulated.module.css';
import { priceOrder, type Tariff, typedQuote, zoneName } from './regulated-price.ts';

/** The regulated price of the notice while it is typed, without any service. */
export const LivePrice = ({ tariff }: { tariff: Tariff }) => {
  const values = useDeferredValue(useWatch<SubmissionValues>() as SubmissionValues);
  const typed = typedQuote(tariff, values);
  if ('missing' in typed)
    return (
      <div className={styles.live}>
        <Banner tone="warning">{typed.missing}</Banner>
      </div>
    );
  return (
    <section className={styles.live} aria-label="Prix au tarif réglementé">
      {'incomplete' in typed ? (
        <p className={styles.quiet}>
          Le prix au tarif réglementé s'affiche dès que le type d'annonce, la forme et le département sont
          choisis.
        </p>
      ) : (
        <Amounts tariff={tariff} quote={typed.quote} />
      )}
    </section>
  );
};

type AmountsProps = { tariff: Tariff; quote: Parameters<typeof priceOrder>[0] };

const Amounts = ({ tariff, quote }: AmountsProps) => {
  const order = priceOrder(quote, offers.standard, companyPays);
  const { lines, amountHT, amountTTC } = order;
  const { characters, department } = quote.notice;
  const zone = zoneName(tariff, department);
  return (
    <>
      <p className={styles.total}>
        <span>Prix de l'annonce</span>
        <b>{exactEuros(amountTTC)}</b>
      </p>
      <p className={styles.quiet}>
        {exactEuros(amountHT)} HT, {vatLabel(order)}
      </p>
      <ul className={styles.how}>
        {lines
          .filter(({ kind }) => kind !== 'service')
          .map((line) => (
            <li key={line.kind}>
              {line.kind === 'characters'
                ? `${count(characters)} × ${rateInWords(line.unitPrice)} HT`
                : `${line.label} : ${exactEuros(line.amountHT)} HT`}
            </li>
          ))}
        {lines[0]?.kind === 'forfait' && <li>{count(characters)}, sans effet sur un forfait</li>}
        {zone && (
          <li>
            Département {department}, zone {zone}
          </li>
        )}
      </ul>
      <p className={styles.source}>{quote.source}</p>
    </>
  );
};

const count = (characters: number): string =>
  `${characters.toLocaleString('fr-FR')} caractère${characters > 1 ? 's' : ''}`;

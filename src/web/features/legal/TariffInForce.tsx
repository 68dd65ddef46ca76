import { useCallback } from 'react';
import { exactEuros } from '#contract/format.fr.ts';
import { missingPrice } from '#contract/tariff.fr.ts';
import { forfaitInWords, period, rateInWords } from '#contract/tariff-check.fr.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import styles from './TariffInForce.module.css';

/** The table in force, line by line, below the text of the prices. */
export const TariffInForce = () => {
  const read = useCallback((api: ApiClient, signal: AbortSignal) => api.get('/tariff', { signal }), []);
  const tariff = useApiRead(read);
  return (
    <section className={`wrap ${styles.tariff}`} aria-labelledby="tarif-en-vigueur">
      <h2 id="tarif-en-vigueur">Le tarif en vigueur</h2>
      <AsyncSection
        query={tariff}
        loading="Chargement du tarif..."
        failed="Le tarif n'a pas pu être chargé."
        isEmpty={({ regulated }) => !regulated?.table}
        empty={<p>{missingPrice('no-table')}</p>}
      >
        {({ regulated }) =>
          regulated?.table && (
            <>
              <p>
                {regulated.table.source}, {period(regulated.table)}. Montants hors taxes.
              </p>
              <dl>
                {regulated.table.zones.map(({ name, rate, departments }) => (
                  <div key={name}>
                    <dt>
                      Zone {name} : {departments.join(', ')}
                    </dt>
                    <dd>{rate === null ? '–' : `${rateInWords(rate)} le caractère`}</dd>
                  </div>
                ))}
                {regulated.table.forfaits.map((forfait) => (
                  <div key={forfaitInWords(forfait)}>
                    <dt>{forfaitInWords(forfait)}</dt>
                    <dd>{forfait.amountHT === null ? '–' : exactEuros(forfait.amountHT)}</dd>
                  </div>
                ))}
              </dl>
            </>
          )
        }
      </AsyncSection>
    </section>
  );
};

import { lazy, Suspense, useState } from 'react';
import { adminPaths } from '#contract/paths.ts';
import { writeTariffRows } from '#contract/tariff-csv.ts';
import { exampleTables } from '#domain/tariff/example-tables.ts';
import { isInForce, type TariffTable } from '#domain/tariff/tariff-table.ts';
import { PageIntro } from '#web/back-office/PageIntro.tsx';
import { useMember } from '#web/session/permissions.ts';
import { useUnsavedWork } from '#web/session/use-unsaved-work.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { TariffEditor, type TypedTariff } from './TariffEditor.tsx';
import { TariffList } from './TariffList.tsx';
import styles from './TariffsPage.module.css';
import { type Loaded, useTariffs } from './use-tariffs.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/ui/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** « Tarifs »: the regulated prices of each year, loaded by the publisher. */
export const TariffsPage = () => {
  const { tariffs, busy, notice, dismiss, save, remove } = useTariffs();
  const { typed, setTyped, open } = useTypedTariff();
  const [removed, setRemoved] = useState<TariffTable>();
  const writable = useMember().may('tariffs.write');
  return (
    <>
      <PageIntro title="Tarifs" notice={notice} onDismiss={dismiss}>
        Le tarif réglementé des annonces légales, fixé chaque année par arrêté : un prix par caractère dans
        chaque zone, des forfaits, des réductions. Chargez celui de l'année suivante avant le 1er&nbsp;janvier
        ; il s'applique de lui-même dès son premier jour.
      </PageIntro>
      <AsyncSection
        query={tariffs}
        loading="Chargement des tarifs..."
        failed="Les tarifs n'ont pas pu être chargés."
        isEmpty={() => false}
        empty={null}
      >
        {({ tables, day, regulated }) => (
          <div className={styles.sections}>
            <Mode regulated={regulated} inForce={tables.some(({ table }) => isInForce(table, day))} />
            <TariffList
              tables={tables}
              examples={exampleTables}
              day={day}
              writable={writable}
              onCorrect={(table) => open(typedFrom(table))}
              onRepeat={(table) => open(typedFrom(nextYear(table, tables)))}
              onRemove={setRemoved}
            />
            {typed && (
              <TariffEditor
                typed={typed}
                onChange={setTyped}
                tables={tables.map(({ table }) => table)}
                day={day}
                busy={busy}
                onSave={async (given) => {
                  if (await save(given)) setTyped(undefined);
                }}
                onClose={() => setTyped(undefined)}
              />
            )}
          </div>
        )}
      </AsyncSection>
      {removed && (
        <Suspense>
          <ConfirmDialog
            open
            danger
            title="Supprimer ce tarif ?"
            confirmLabel="Supprimer ce tarif"
            onConfirm={() => {
              setRemoved(undefined);
              void remove(removed.firstDay);
            }}
            onCancel={() => setRemoved(undefined)}
          >
            <p>{removed.source} : il n'est pas encore entré en vigueur.</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
};

/** The tariff in the editor: what was changed in it survives the end of the session. */
const useTypedTariff = () => {
  const [typed, setTyped] = useState<TypedTariff>();
  const [opened, setOpened] = useState<TypedTariff>();
  useUnsavedWork({
    key: 'tarif',
    label: 'Tarif',
    path: adminPaths.tariffs,
    read: () => (typed === opened ? undefined : typed),
    restore: (content) => isTyped(content) && setTyped(content),
  });
  const open = (given: TypedTariff) => {
    setOpened(given);
    setTyped(given);
  };
  return { typed, setTyped, open };
};

const isTyped = (content: unknown): content is TypedTariff => {
  const { firstDay, lastDay, source, rows } = (content ?? {}) as Partial<TypedTariff>;
  return (
    [firstDay, lastDay, source].every((text) => typeof text === 'string') &&
    Array.isArray(rows) &&
    rows.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'))
  );
};

const Mode = ({ regulated, inForce }: { regulated: boolean; inForce: boolean }) => {
  if (!regulated)
    return (
      <Banner tone="info">
        Le site vend ses trois offres. Les tarifs chargés ici servent à signaler, à la relecture, les annonces
        dont le prix en diffère. Le réglage PRICE_MODE=regulated vend au tarif réglementé.
      </Banner>
    );
  return inForce ? null : (
    <Banner tone="danger">
      Aucun tarif n'est en vigueur aujourd'hui : aucune annonce ne peut être vendue.
    </Banner>
  );
};

const typedFrom = (table: TariffTable): TypedTariff => ({
  firstDay: table.firstDay,
  lastDay: table.lastDay,
  source: table.source,
  rows: writeTariffRows(table),
});

/** The same prices for the year after the last one loaded, to be changed. */
const nextYear = (table: TariffTable, loaded: readonly Loaded[]): TariffTable => {
  const year = String(lastYear(table, loaded) + 1);
  return {
    ...table,
    firstDay: `${year}-01-01`,
    lastDay: `${year}-12-31`,
    source: table.source.replace(/\d{4}(?!.*\d{4})/, year),
  };
};

const lastYear = (table: TariffTable, loaded: readonly Loaded[]): number =>
  Math.max(...[table, ...loaded.map((each) => each.table)].map(({ lastDay }) => Number(lastDay.slice(0, 4))));

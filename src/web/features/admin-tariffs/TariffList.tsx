import { shortDate, shortDateTime } from '#contract/format.fr.ts';
import { isInForce, type TariffTable } from '#domain/tariff/tariff-table.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './TariffsPage.module.css';
import type { Loaded } from './use-tariffs.ts';

type Actions = {
  onCorrect: (table: TariffTable) => void;
  /** Begins the tariff of another year with the same prices. */
  onRepeat: (table: TariffTable) => void;
  onRemove: (table: TariffTable) => void;
};

type Props = Actions & {
  tables: readonly Loaded[];
  examples: readonly TariffTable[];
  day: string;
  /** Whether the user may change them. */
  writable: boolean;
};

/** The tariffs of every year; the examples are used by nothing until they are checked and loaded. */
export const TariffList = ({ tables, examples, day, writable, ...actions }: Props) => (
  <Table caption="Tarifs par période">
    <thead>
      <tr>
        <th scope="col">Période</th>
        <th scope="col">Texte</th>
        <th scope="col">État</th>
        <th scope="col" data-wide>
          Chargé
        </th>
        {writable && (
          <th scope="col" data-actions>
            Actions
          </th>
        )}
      </tr>
    </thead>
    <tbody>
      {tables.map(({ table, savedAt, savedBy }) => (
        <tr key={table.firstDay}>
          <Period table={table} />
          <td>{table.source}</td>
          <td>
            <State table={table} day={day} />
          </td>
          <td data-wide data-muted>
            {shortDateTime(new Date(savedAt))}
            {savedBy && `, ${savedBy}`}
          </td>
          {writable && (
            <td data-actions>
              <div className={styles.actions}>
                <Button size="dense" variant="secondary" onClick={() => actions.onCorrect(table)}>
                  Corriger
                </Button>
                <Button size="dense" variant="secondary" onClick={() => actions.onRepeat(table)}>
                  Année suivante
                </Button>
                {table.firstDay > day && (
                  <Button size="dense" variant="danger" onClick={() => actions.onRemove(table)}>
                    Supprimer
                  </Button>
                )}
              </div>
            </td>
          )}
        </tr>
      ))}
      {examples.map((table) => (
        <tr key={`exemple ${table.firstDay}`}>
          <Period table={table} />
          <td>{table.source}</td>
          <td>
            <Badge tone="warning" icon="alert">
              Exemple inactif, à vérifier
            </Badge>
          </td>
          <td data-wide data-muted>
            Fourni avec le logiciel
          </td>
          {writable && (
            <td data-actions>
              <Button size="dense" variant="secondary" onClick={() => actions.onRepeat(table)}>
                Partir de cet exemple
              </Button>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </Table>
);

const Period = ({ table: { firstDay, lastDay } }: { table: TariffTable }) => (
  <th scope="row" data-title className={styles.period}>
    {dayOf(firstDay)} au {dayOf(lastDay)}
  </th>
);

/** Noon is the same day in Paris. */
const dayOf = (day: string): string => shortDate(new Date(`${day}T12:00:00Z`));

const State = ({ table, day }: { table: TariffTable; day: string }) => {
  if (isInForce(table, day))
    return (
      <Badge tone="success" icon="check">
        En vigueur
      </Badge>
    );
  return table.firstDay > day ? (
    <Badge tone="info" icon="clock">
      À venir
    </Badge>
  ) : (
    <Badge tone="neutral">Passé</Badge>
  );
};

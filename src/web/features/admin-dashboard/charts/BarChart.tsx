import { useId } from 'react';
import { Table } from '#web/ui/Table.tsx';
import styles from './BarChart.module.css';
import { bandsOf, roundTop, ticksOf } from './scale.ts';

export type Series = {
  name: string;
  /** Formats a value. */
  format: (value: number) => string;
  values: readonly number[];
};

type Props = {
  title: string;
  /** The heading of the table's first column: « Jour », « Semaine du ». */
  unit: string;
  labels: readonly string[];
  /** The first series is drawn as bars; a second is a line above them, on its own scale. */
  series: readonly [Series, ...Series[]];
};

/** « 20 k »: the axis has room for five characters. */
const onAxis = new Intl.NumberFormat('fr-FR', { notation: 'compact', maximumFractionDigits: 1 });

const WIDTH = 340;
const HEIGHT = 150;
const LEFT = 38;
const FOOT = 22;

/**
 * Bars with at most one line over them, drawn without a library and without a style attribute, which the
 * Content-Security-Policy refuses. A table with the same data is available to readers who prefer it.
 */
export const BarChart = ({ title, unit, labels, series }: Props) => {
  const id = useId();
  const [bars, line] = series;
  const top = roundTop(Math.max(0, ...bars.values));
  const bands = bandsOf(labels.length, WIDTH - LEFT);
  const yOf = (value: number, of: number) => HEIGHT - (Math.max(0, value) / of) * HEIGHT;
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <ul className={styles.legend} aria-hidden="true">
        {series.map(({ name }) => (
          <li key={name}>
            <i />
            {name}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 -8 ${WIDTH} ${HEIGHT + FOOT + 8}`} role="img" aria-label={summary(series, labels)}>
        {ticksOf(top).map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={LEFT} x2={WIDTH} y1={yOf(tick, top)} y2={yOf(tick, top)} />
            <text className={styles.tick} x={LEFT - 8} y={yOf(tick, top) + 4} textAnchor="end">
              {onAxis.format(tick)}
            </text>
          </g>
        ))}
        {bands.map(({ start, width }, index) => {
          const value = bars.values[index] ?? 0;
          const y = yOf(value, top);
          return (
            <rect
              key={labels[index]}
              className={styles.bar}
              x={LEFT + start}
              y={y}
              width={width}
              height={HEIGHT - y}
            >
              <title>{`${labels[index]} : ${bars.format(value)}`}</title>
            </rect>
          );
        })}
        {line && <polyline className={styles.line} points={pointsOf(line, bands)} />}
        {bands.map(
          ({ start, width }, index) =>
            index % Math.ceil(labels.length / 6) === 0 && (
              <text
                key={labels[index]}
                className={styles.tick}
                x={LEFT + start + width / 2}
                y={HEIGHT + 18}
                textAnchor="middle"
              >
                {labels[index]}
              </text>
            ),
        )}
      </svg>
      <details className={styles.details}>
        <summary>Voir les chiffres</summary>
        <Table caption={title}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" data-align="end">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map(({ name, format, values }) => (
                  <td key={name} data-align="end">
                    {format(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
};

const pointsOf = ({ values }: Series, bands: ReturnType<typeof bandsOf>): string => {
  const top = roundTop(Math.max(0, ...values));
  return bands
    .map(({ start, width }, index) => {
      const y = HEIGHT - (Math.max(0, values[index] ?? 0) / top) * HEIGHT;
      return `${LEFT + start + width / 2},${y}`;
    })
    .join(' ');
};

/** « Lectures : 1 204 en tout, 92 au plus (14/11). » */
const summary = (series: readonly Series[], labels: readonly string[]): string =>
  series
    .map(({ name, format, values }) => {
      const largest = Math.max(0, ...values);
      const all = format(values.reduce((sum, value) => sum + value, 0));
      const when = largest > 0 ? ` (${labels[values.indexOf(largest)]})` : '';
      return `${name} : ${all} en tout, ${format(largest)} au plus${when}.`;
    })
    .join(' ');

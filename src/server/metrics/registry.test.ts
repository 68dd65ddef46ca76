import { expect, it } from 'vitest';
import { createCounters, createHistograms, labelled, valuesOf, writeMetrics } from './registry.ts';

it('writes counters, gauges and histograms in the text format of Prometheus', () => {
  const requests = createCounters({ name: 'requests_total', help: 'Requests.' });
  requests.at({ route: 'GET /a', status: 200 }).value += 2;
  requests.at({ status: 404, route: 'say "\\hello"\n' }).value += 1;
  requests.at({ route: 'GET /a', status: 200 }).value += 1;
  const gauge = valuesOf({ name: 'open', help: 'Open.' }, [
    [{}, 3],
    [{ unknown: 'yes' }, null],
  ]);
  expect(writeMetrics([requests.family(), gauge])).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{route="GET /a",status="200"} 3',
      'requests_total{status="404",route="say \\"\\\\hello\\"\\n"} 1',
      '# HELP open Open.',
      '# TYPE open gauge',
      'open 3',
      '',
    ].join('\n'),
  );
});

it('counts in a bucket what took at most as long, in each longer one too', () => {
  const times = createHistograms({ name: 'seconds', help: 'Time.' });
  for (const seconds of [0.001, 0.3, 99]) times.at({ route: 'a' }).observe(seconds);
  const { samples } = times.family();
  const value = (name: string, part = '') =>
    samples.find((sample) => sample.name === name && sample.labels.includes(part))?.value;
  expect(value('seconds_bucket', 'le="0.0005"')).toBe(0);
  expect(value('seconds_bucket', 'le="0.001"')).toBe(1);
  expect(value('seconds_bucket', 'le="0.5"')).toBe(2);
  expect(value('seconds_bucket', 'le="10"')).toBe(2);
  expect(value('seconds_bucket', 'le="+Inf"')).toBe(3);
  expect(value('seconds_count')).toBe(3);
  expect(value('seconds_sum')).toBeCloseTo(99.301);
});

it('writes the same metric of several processes as one, each under its own label', () => {
  const of = (value: number, process: number) =>
    labelled([valuesOf({ name: 'memory', help: 'Memory.' }, [[{}, value]])], { process });
  expect(writeMetrics([...of(1, 1), ...of(2, 2)])).toBe(
    '# HELP memory Memory.\n# TYPE memory gauge\nmemory{process="1"} 1\nmemory{process="2"} 2\n',
  );
});

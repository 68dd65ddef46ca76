import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/seed/announcements/random.ts';
import { flatnessOf, limitsOf, type Sample, type Step } from '../scripts/load/judge.ts';
import { arrivalsOf, intensity, rateOf, visits } from '../scripts/load/year.ts';
import { describeOnServer } from './support/database.ts';
import { runNodeProcess } from './support/node-process.ts';

describe('the year of npm run load', () => {
  const MOMENTS = 4_800;

  it.each(visits)('has on average what the reference year has: %s', (visit) => {
    const total = Array.from({ length: MOMENTS }, (_, n) => intensity(visit, n / MOMENTS)).reduce(
      (a, b) => a + b,
    );
    expect(total / MOMENTS).toBeCloseTo(1, 6);
  });

  it('has its notices at the ends of months, above all in December', () => {
    const [inJune, endOfJune, inDecember, endOfDecember] = [5.5 / 12, 5.99 / 12, 11.5 / 12, 11.99 / 12].map(
      (moment) => intensity('buy', moment),
    ) as [number, number, number, number];
    expect(endOfJune / inJune).toBeCloseTo(3);
    expect(inDecember / inJune).toBeCloseTo(2);
    expect(endOfDecember / inJune).toBeCloseTo(6);
  });

  it('brings the same visits for the same seed, about as many as its rate', () => {
    const arrivals = arrivalsOf(1_000, 10, createRandom(7));
    expect(arrivals).toEqual(arrivalsOf(1_000, 10, createRandom(7)));
    expect(arrivals).toEqual(arrivals.toSorted((a, b) => a.second - b.second));
    const reads = arrivals.filter(({ visit }) => visit === 'read').length;
    expect(reads / (10 * rateOf('read', 1_000))).toBeGreaterThan(0.9);
    expect(reads / (10 * rateOf('read', 1_000))).toBeLessThan(1.1);
  });
});

describe('the first limit', () => {
  const quiet: Step = {
    speed: 100,
    seconds: 10,
    answers: 1_000,
    refused: 0,
    p95: { read: 10, write: 50 },
    cores: 2,
    site: 0.3,
    busiest: 0.3,
    database: 0.1,
    generator: 0.2,
    machine: 0.7,
    poolWaiting: 0,
    memory: 300,
  };

  it.each<[Partial<Step>, string[]]>([
    [{}, []],
    [{ busiest: 0.95 }, ['processeur du site']],
    [
      { machine: 1.98, site: 0.6, database: 0.9 },
      ['processeur de la machine : 1.98 cœurs sur 2 (la base 0.90'],
    ],
    [{ poolWaiting: 0.6 }, ['connexions à la base']],
    [{ memory: 1_500 }, ['mémoire']],
    [{ p95: { read: 300, write: 2_500 } }, ['lecture', 'écriture']],
    [{ refused: 20 }, ['refus : 20 sur 1020']],
  ])('is named with its figure: %j', (changes, expected) => {
    const limits = limitsOf({ ...quiet, ...changes });
    expect(limits).toHaveLength(expected.length);
    for (const [n, text] of expected.entries()) expect(limits[n]).toContain(text);
  });
});

describe('a soak', () => {
  /** An hour, a sample every five seconds, with a collection now and then. */
  const samplesOf = (changeAt: (minute: number) => Partial<Sample>): Sample[] =>
    Array.from({ length: 720 }, (_, n) => {
      const minute = n / 12;
      return {
        minute,
        heap: 100 + (n % 7) * 10,
        heapReserved: 180 + (n % 11) * 20,
        buffers: 20,
        // V8 reserves and returns pages as it likes.
        memory: 300 + (n % 11) * 20 + (n % 5) * 4,
        p95: 8,
        others: 0.1,
        ...changeAt(minute),
      };
    });
  const notFlat = (samples: readonly Sample[], files = { before: 50, after: 52 }) =>
    flatnessOf(samples, { processes: 2, files }).flatMap(({ measure, isFlat }) => (isFlat ? [] : [measure]));

  it('is flat when it goes up and down, and when only its beginning grows', () => {
    expect(notFlat(samplesOf(() => ({})))).toEqual([]);
    expect(notFlat(samplesOf((minute) => ({ memory: 300 + 100 * Math.min(1, minute / 10) })))).toEqual([]);
  });

  it('is flat when V8 reserves more of the heap without using it, and the caches fill', () => {
    const reserving = (minute: number) => ({
      heapReserved: 180 + 4 * minute,
      buffers: 20 + minute,
      memory: 300 + 5 * minute,
    });
    expect(notFlat(samplesOf(reserving))).toEqual([]);
  });

  it('finds what grows slowly to the end', () => {
    expect(notFlat(samplesOf((minute) => ({ heap: 100 + minute * 1.5 })))).toEqual(['tas de JavaScript']);
    expect(notFlat(samplesOf((minute) => ({ memory: 500 + minute * 3 })))).toEqual([
      'mémoire hors du tas et des tampons',
    ]);
    expect(notFlat(samplesOf((minute) => ({ buffers: 6 * minute, memory: 300 + 6 * minute })))).toEqual([
      'tampons',
    ]);
    expect(
      notFlat(samplesOf((minute) => ({ heapReserved: 200 + 35 * minute, memory: 300 + 35 * minute }))),
    ).toEqual(['mémoire résidente']);
    expect(
      notFlat(
        samplesOf(() => ({})),
        { before: 50, after: 61 },
      ),
    ).toEqual(['descripteurs ouverts sans visiteur']);
    expect(notFlat(samplesOf((minute) => ({ p95: 8 + 3 * minute })))).toHaveLength(1);
  });

  it('does not judge latencies when other programs took the machine meanwhile', () => {
    expect(notFlat(samplesOf((minute) => ({ p95: 8 + 3 * minute, others: minute / 60 })))).toEqual([]);
  });
});

describeOnServer('npm run load', (database) => {
  it('plays a year on the product and says where the first limit is', async () => {
    const { code, stdout, stderr } = await runNodeProcess('scripts/load.ts', [
      ...['--database', database().url ?? '', '--speed', '60', '--seconds', '3', '--minutes', '0'],
      ...['--articles', '20', '--announcements', '20'],
    ]);
    expect(stderr).not.toContain('ÉCHEC');
    expect(stdout).toMatch(/Première limite, à la vitesse 60 : |Aucune limite jusqu'à la vitesse 60\./);
    expect(stdout).toContain('retrait vu partout, écoute coupée juste avant');
    expect(code).toBe(0);
  }, 180_000);
});

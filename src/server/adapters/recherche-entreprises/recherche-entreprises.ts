import { LRUCache } from 'lru-cache';
import { readBounded } from '#server/net/bounded.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { CompanyDirectory, KnownCompany } from '#server/ports/company-directory.ts';
import { createCircuit } from './circuit.ts';
import { readAnswer } from './read-answer.ts';

type Settings = {
  /** The base URL of the « API Recherche d'entreprises », such as https://recherche-entreprises.api.gouv.fr */
  baseUrl: string;
  clock: Clock;
  timeoutMs?: number;
};

const TIMEOUT_MS = 2_000;
const MOST_BYTES = 256 * 1024;
const MOST_AT_ONCE = 4;
const REMEMBERED = 5_000;
const HOUR_MS = 60 * 60_000;
const FOUND_MS = 24 * HOUR_MS;
const FAILURES = 3;
const PAUSE_MS = 30_000;

/** A company not found may exist tomorrow: the result is cached too, but for less time. */
type Remembered = { company: KnownCompany | undefined };

export const createRechercheEntreprises = ({
  baseUrl,
  clock,
  timeoutMs = TIMEOUT_MS,
}: Settings): CompanyDirectory => {
  const remembered = new LRUCache<string, Remembered>({
    max: REMEMBERED,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const underWay = new Map<string, Promise<KnownCompany | undefined>>();
  const circuit = createCircuit({
    failures: FAILURES,
    pauseMs: PAUSE_MS,
    now: () => clock.now().getTime(),
  });

  const ask = async (number: string): Promise<KnownCompany | undefined> => {
    try {
      const company = await fetchCompany(baseUrl, number, timeoutMs);
      circuit.succeeded();
      remembered.set(number, { company }, { ttl: company ? FOUND_MS : HOUR_MS });
      return company;
    } catch {
      circuit.failed();
      return undefined;
    }
  };

  return {
    async find(number) {
      const known = remembered.get(number);
      if (known) return known.company;
      const asked = underWay.get(number);
      if (asked) return asked;
      // No queue: the directory allows few calls a second, and a late result is useless while the user types.
      if (underWay.size >= MOST_AT_ONCE || !circuit.mayTry()) return undefined;
      const answer = ask(number).finally(() => underWay.delete(number));
      underWay.set(number, answer);
      return answer;
    },
  };
};

const fetchCompany = async (
  baseUrl: string,
  number: string,
  timeoutMs: number,
): Promise<KnownCompany | undefined> => {
  const response = await fetch(`${baseUrl}/search?q=${number}&page=1&per_page=5`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    // The timeout covers the whole body.
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The directory answered ${response.status}`);
  return readAnswer(JSON.parse((await readBounded(response, MOST_BYTES)).toString('utf8')), number);
};

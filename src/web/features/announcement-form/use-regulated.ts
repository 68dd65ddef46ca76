import { useCallback, useContext, useEffect, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { useSite } from '#web/navigation/use-site.ts';
import type { Tariff } from './regulated/regulated.ts';

type Parts = typeof import('./regulated/regulated.ts');
type Loaded = { parts: Parts; tariff: Tariff };

export type Regulated = { status: 'loading' } | { status: 'failed' } | ({ status: 'ready' } & Loaded);

/** Of the step before: the next one shows its price at once, and reads the tariff again. */
let latest: Loaded | undefined;

/**
 * The tariff and the code that counts with it; undefined where the site sells at the prices of its offers. Read again
 * when `again` changes.
 */
export const useRegulated = (again = false): Regulated | undefined => {
  const api = useContext(ApiContext);
  const isRegulated = useSite()?.tariff !== undefined;
  const [loaded, setLoaded] = useState<Loaded | 'failed' | undefined>(latest);
  const load = useCallback(() => {
    if (!api || !isRegulated) return;
    void Promise.all([import('./regulated/regulated.ts'), api.get('/tariff')]).then(
      ([parts, { regulated }]) => {
        latest = regulated ? { parts, tariff: regulated } : undefined;
        setLoaded(latest ?? 'failed');
      },
      () => setLoaded((before) => before ?? 'failed'),
    );
  }, [api, isRegulated]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each payment that did not begin.
  useEffect(load, [load, again]);
  if (!isRegulated) return undefined;
  if (!loaded) return { status: 'loading' };
  return loaded === 'failed' ? { status: 'failed' } : { status: 'ready', ...loaded };
};

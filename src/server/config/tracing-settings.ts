import { VERSION } from '../version.ts';

export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

type Given = {
  readonly disabled: boolean;
  readonly exporter: 'otlp' | 'none';
  readonly endpoint: string | undefined;
  readonly tracesEndpoint: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly serviceName: string | undefined;
  readonly attributes: Readonly<Record<string, string>>;
  readonly sampler: (typeof samplers)[number];
  readonly ratio: number;
};

/** Traces by the standard variables of OpenTelemetry; without an address there are none. */
export function tracingSettings({ endpoint, tracesEndpoint, headers, timeoutMs, ...given }: Given) {
  const url = tracesEndpoint ?? (endpoint && `${endpoint}/v1/traces`);
  if (url === undefined || given.disabled || given.exporter === 'none') return undefined;
  return {
    url,
    headers,
    timeoutMs,
    resource: {
      'service.version': VERSION,
      ...given.attributes,
      'service.name': given.serviceName ?? given.attributes['service.name'] ?? 'parution',
    },
    sampler: {
      parentBased: given.sampler.startsWith('parentbased_'),
      ratio: ratioOf(given.sampler, given.ratio),
    },
  };
}

const ratioOf = (sampler: Given['sampler'], ratio: number): number => {
  if (sampler.endsWith('always_on')) return 1;
  return sampler.endsWith('always_off') ? 0 : ratio;
};

/** « key1=value1,key2=value2 », percent-encoded; undefined when it cannot be read. */
export const parsePairs = (text: string): Record<string, string> | undefined => {
  const pairs: Record<string, string> = {};
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).trim();
    if (!/^[\w.-]+$/.test(name)) return undefined;
    try {
      pairs[name] = decodeURIComponent(part.slice(equals + 1).trim());
    } catch {
      return undefined;
    }
  }
  return pairs;
};

import { ConfigError } from '../errors.ts';
import { isLoopback } from '../net/addresses.ts';

type Given = {
  readonly port: number | undefined;
  readonly host: string;
  readonly token: string | undefined;
};

/** Without a port there are no metrics. Beyond this machine they need a token: they tell how much is sold. */
export function metricsSettings({ port, host, token }: Given) {
  if (port === undefined) {
    if (token !== undefined)
      throw new ConfigError('Configuration : METRICS_TOKEN est réglé sans METRICS_PORT.');
    return undefined;
  }
  if (token === undefined && !isLoopback(host))
    throw new ConfigError(
      `Configuration : METRICS_HOST ouvre les métriques à d'autres machines (« ${host} »), mais METRICS_TOKEN n'est pas réglé.`,
    );
  return { port, host, token };
}

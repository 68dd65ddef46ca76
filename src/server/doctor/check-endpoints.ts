import type { Config } from '#server/config.ts';
import { isReadableOnTheWay } from '#server/net/addresses.ts';
import { type Finding, inOrder, toDo } from './finding.ts';

const METRICS = 'Métriques';
const CDN = 'CDN';
const WRITING = 'Rédaction assistée';
const PAYMENT = 'Paiement';
const TIMEOUT_MS = 5_000;

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code ?? message;
};

/** One call that reads and changes nothing; fails with the status of Stripe's answer, when there was one. */
export type CallStripe = () => Promise<void>;

export const checkStripeKey = async (call: CallStripe): Promise<Finding> => {
  try {
    await call();
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 401)
      return toDo(PAYMENT, 'Stripe refuse STRIPE_SECRET_KEY : elle est fausse, expirée ou supprimée.');
    if (statusCode === 403)
      return toDo(
        PAYMENT,
        "STRIPE_SECRET_KEY n'a pas le droit de lire les sessions de paiement : donnez-lui Checkout et les remboursements, en écriture.",
      );
    return toDo(
      PAYMENT,
      `Stripe ne répond pas (${reasonOf(error)}) : vérifiez que cette machine peut appeler api.stripe.com.`,
    );
  }
  return inOrder(PAYMENT, 'Stripe accepte la clé ; le secret du webhook a la bonne forme.');
};

/** The port of the metrics, asked as Prometheus asks it; a stopped site does not answer. */
export const checkMetrics = async ({
  metrics,
  port: publicPort,
}: Pick<Config, 'metrics' | 'port'>): Promise<Finding> => {
  if (!metrics) return inOrder(METRICS, 'aucunes (METRICS_PORT).');
  const { port, host, token } = metrics;
  if (port === 0) return inOrder(METRICS, 'sur un port libre, que le démarrage affiche.');
  if (port === publicPort)
    return toDo(METRICS, 'METRICS_PORT et PORT sont le même port : donnez-en un autre aux métriques.');
  const name = /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  const url = `http://${name}:${port}/metrics`;
  const answer = await fetch(url, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  if (!answer) return inOrder(METRICS, `${url}, où rien ne répond : le site est arrêté.`);
  if (answer.status === 401)
    return toDo(METRICS, `${url} refuse METRICS_TOKEN : le site tourne avec un autre jeton, redémarrez-le.`);
  return answer.ok
    ? inOrder(METRICS, `${url} répond.`)
    : toDo(METRICS, `${url} répond ${answer.status} : un autre programme tient peut-être ce port.`);
};

/** Purges a key that no page has. */
export type PurgeNothing = () => Promise<void>;

export const checkCdn = async (purge: PurgeNothing | undefined): Promise<Finding> => {
  if (!purge) return inOrder(CDN, 'aucun (CDN_PURGE_URL).');
  return purge().then(
    () => inOrder(CDN, "accepte les purges (une clé que rien ne porte vient d'être purgée)."),
    (error: unknown) =>
      toDo(
        CDN,
        `CDN_PURGE_URL n'accepte pas une purge (${reasonOf(error)}) : vérifiez l'adresse, la méthode et CDN_PURGE_HEADERS.`,
      ),
  );
};

/** Asks for the list of models, which costs nothing. Not every service has it: another answer still proves that it is there. */
export const checkWriting = async ({ writing }: Pick<Config, 'writing'>): Promise<Finding> => {
  if (!writing) return inOrder(WRITING, 'moteur intégré (AI_BASE_URL).');
  const { baseUrl, apiKey } = writing;
  if (apiKey && isReadableOnTheWay(baseUrl))
    return toDo(
      WRITING,
      'AI_BASE_URL est en http, vers une autre machine : AI_API_KEY se lirait en chemin. Donnez une adresse en https.',
    );
  try {
    const answer = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, {
      ...(apiKey && { headers: { authorization: `Bearer ${apiKey}` } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 401 || answer.status === 403)
      return toDo(WRITING, `Le service de AI_BASE_URL refuse AI_API_KEY (${answer.status}).`);
    if (answer.status >= 500)
      return toDo(WRITING, `Le service de AI_BASE_URL est en panne (${answer.status}).`);
    return inOrder(WRITING, 'le service répond.');
  } catch (error) {
    return toDo(
      WRITING,
      `Le service de AI_BASE_URL ne répond pas (${reasonOf(error)}) : vérifiez l'adresse et le pare-feu.`,
    );
  }
};

import { ConfigError } from '../errors.ts';
import { isLoopback } from '../net/addresses.ts';

export type PaymentSettings =
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      readonly apiBase: string | undefined;
    }
  | { readonly provider: 'sandbox' }
  /** No payment is possible: a site reachable by others, without keys. */
  | { readonly provider: 'none' };

type GivenPayments = {
  production: boolean;
  publicUrl: string | undefined;
  asked: 'stripe' | 'sandbox' | undefined;
  secretKey: string | undefined;
  webhookSecrets: readonly string[] | undefined;
  apiBase: string | undefined;
};

/**
 * Stripe when its two keys are set. Without them the test payment page, on a local site only unless it was asked for
 * by name: elsewhere its payments, in which no money moves, would create real invoices.
 */
export function paymentSettings(given: GivenPayments): PaymentSettings {
  const { asked, secretKey, webhookSecrets, apiBase } = given;
  if (asked === 'sandbox' && (secretKey || webhookSecrets))
    throw new ConfigError(
      "Configuration : PAYMENT_PROVIDER vaut sandbox alors que des clés de Stripe sont réglées. Retirez les unes ou l'autre.",
    );
  if (secretKey && webhookSecrets) return { provider: 'stripe', secretKey, webhookSecrets, apiBase };
  if (secretKey)
    throw new ConfigError(
      'Configuration : STRIPE_SECRET_KEY est réglé sans STRIPE_WEBHOOK_SECRET. Il faut les deux : sans le second, aucun paiement ne serait confirmé.',
    );
  if (webhookSecrets)
    throw new ConfigError(
      'Configuration : STRIPE_WEBHOOK_SECRET est réglé sans STRIPE_SECRET_KEY. Il faut les deux.',
    );
  if (asked === 'stripe')
    throw new ConfigError(
      'Configuration : PAYMENT_PROVIDER vaut stripe, mais STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET ne sont pas réglés.',
    );
  return { provider: asked === 'sandbox' || isLocal(given) ? 'sandbox' : 'none' };
}

const isLocal = ({ production, publicUrl }: GivenPayments): boolean =>
  !production && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname));

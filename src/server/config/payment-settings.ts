import { ConfigError } from './config-error.ts';

export type PaymentSettings =
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly webhookSecrets: readonly string[];
      readonly apiBase: string | undefined;
    }
  | { readonly provider: 'sandbox' }
  /** Nobody can pay: production without keys. */
  | { readonly provider: 'none' };

type GivenPayments = {
  production: boolean;
  asked: 'stripe' | 'sandbox' | undefined;
  secretKey: string | undefined;
  webhookSecrets: readonly string[] | undefined;
  apiBase: string | undefined;
};

/** Stripe by its two keys; without them the page of tests, which nobody finds in production unless it was named. */
export function paymentSettings(given: GivenPayments): PaymentSettings {
  const { production, asked, secretKey, webhookSecrets, apiBase } = given;
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
  return { provider: production && asked !== 'sandbox' ? 'none' : 'sandbox' };
}

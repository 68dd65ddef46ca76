export const offerNames = ['standard', 'premium', 'entreprise'] as const;
export type OfferName = (typeof offerNames)[number];

export type Offer = {
  readonly name: OfferName;
  readonly label: string;
  /** Cents, VAT included. */
  readonly priceTTC: number;
  /** Hours between validation and publication. */
  readonly hours: number;
  readonly features: readonly string[];
  readonly badge: string | null;
  /** How many times the announcer may change the notice after submission. */
  readonly allowedModifications: number;
};

export const offers: Readonly<Record<OfferName, Offer>> = {
  standard: {
    name: 'standard',
    label: 'Standard',
    priceTTC: 149_00,
    hours: 48,
    features: [
      'Publication sous 48\u00a0h après validation',
      'Relecture par un expert',
      'Attestation de parution',
    ],
    badge: null,
    allowedModifications: 0,
  },
  premium: {
    name: 'premium',
    label: 'Premium',
    priceTTC: 199_00,
    hours: 24,
    features: [
      'Publication sous 24\u00a0h après validation',
      'Relecture prioritaire',
      "Modification gratuite après l'envoi",
      'Attestation de parution',
    ],
    badge: 'Populaire',
    allowedModifications: 1,
  },
  entreprise: {
    name: 'entreprise',
    label: 'Entreprise',
    priceTTC: 299_00,
    hours: 12,
    features: [
      'Publication sous 12\u00a0h après validation',
      'Relecture prioritaire',
      'Attestation premium',
      'Modifications illimitées',
      'Interlocuteur dédié',
    ],
    badge: null,
    allowedModifications: Number.POSITIVE_INFINITY,
  },
};

export const offerList: readonly Offer[] = offerNames.map((name) => offers[name]);

export const DEFAULT_OFFER: OfferName = 'standard';

/** The browser sends one of our prices, in euros; any other amount is no offer. */
export const findOfferByPrice = (euros: number): Offer | undefined =>
  offerList.find(({ priceTTC }) => priceTTC === euros * 100);

import { z } from 'zod';
import { DEFAULT_OFFER, offers } from '#domain/announcement/offers.ts';
import { splitVat } from '#domain/money/vat.ts';
import type { Pricing, Supplements } from '#domain/tariff/quote.ts';

const MOST_CENTS = 1_000_000;
const cents = z.number().int().min(0).max(MOST_CENTS);

export const supplements = z.object({ standard: cents, premium: cents, entreprise: cents });

/** « 0 | 41,67 | 125 »: euros without VAT, in the order of the services. Undefined when it cannot be read. */
export const parseSupplements = (text: string): Supplements | undefined => {
  const [standard, premium, entreprise, ...more] = text.split('|').map(centsOf);
  if (standard === undefined || premium === undefined || entreprise === undefined || more.length > 0)
    return undefined;
  return { standard, premium, entreprise };
};

const centsOf = (text: string): number | undefined => {
  const [, whole, fraction = ''] = /^(\d{1,5})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** The first service is free by default, the others cost what their offers cost more. */
const beyondDefault = (name: keyof Supplements): number =>
  splitVat(offers[name].priceTTC - offers[DEFAULT_OFFER].priceTTC).amountHT;

const defaultSupplements: Supplements = {
  standard: beyondDefault('standard'),
  premium: beyondDefault('premium'),
  entreprise: beyondDefault('entreprise'),
};

export const pricingSettings = (
  mode: Pricing['mode'],
  given: Supplements | undefined = defaultSupplements,
): Pricing => (mode === 'offers' ? { mode } : { mode, supplements: given });

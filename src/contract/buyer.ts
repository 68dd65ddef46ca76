import { z } from 'zod';
import { digitsOnly } from '#domain/company/siret.ts';
import { messages } from './messages.fr.ts';
import { optionalLine, required } from './notice-schema.ts';
import { typedMax } from './typed-text.ts';

const text = messages.buyer;

/** Spaces and points between groups are accepted. */
const compact = (given: string): string => given.replace(/[\s.]/g, '').toUpperCase();

/** Who pays, when it is not the company of the notice: the invoice is made out to this person or firm. */
export const buyer = z
  .object({
    kind: z.enum(['professional', 'consumer'], { error: text.kind }),
    name: required(text.name, 200),
    address: required(text.address, 300),
    postcode: z
      .string({ error: text.postcode })
      .max(typedMax(5), text.postcode)
      .transform(compact)
      .pipe(z.string().regex(/^\d{5}$/, text.postcode)),
    city: required(text.city, 120),
    /** Empty for a person, or for a company that is being registered. */
    siren: optionalLine(20)
      .default('')
      .transform(digitsOnly)
      .pipe(z.string().regex(/^(\d{9})?$/, text.siren)),
    vatNumber: optionalLine(20)
      .default('')
      .transform(compact)
      .pipe(z.string().regex(/^([A-Z]{2}[A-Z0-9]{2,13})?$/, text.vatNumber)),
  })
  // A person has neither, whatever was typed before choosing.
  .transform((given) => (given.kind === 'consumer' ? { ...given, siren: '', vatNumber: '' } : given));

export type BuyerInput = z.input<typeof buyer>;
export type Buyer = z.output<typeof buyer>;

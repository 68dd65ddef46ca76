import { z } from 'zod';
import { publication } from '#contract/publication.ts';

/** Who sells and invoices: what the law asks of every invoice (Code de commerce, art. R. 123-237; CGI, ann. II, 242 nonies A). */
const seller = z.object({
  name: z.string(),
  form: z.string(),
  capital: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  siren: z.string(),
  /** The city of the company's registry (RCS). */
  rcsCity: z.string(),
  vatNumber: z.string(),
  email: z.string(),
  /** Whether VAT is paid when invoiced rather than when cashed: it must then be said. */
  vatOnDebits: z.boolean(),
});
export type Seller = z.output<typeof seller>;

/** A department whose prefect lets this medium publish legal notices, and by which order. */
const habilitation = z.object({ department: z.string(), year: z.number(), order: z.string() });
export type Habilitation = z.output<typeof habilitation>;

export const publisherSchema = z.object({
  publicUrl: z.string(),
  /** No seller is configured: documents are demonstrations and say so. */
  demonstration: z.boolean(),
  seller,
  director: z.string().nullable(),
  habilitations: z.array(habilitation),
});
export type Publisher = z.output<typeof publisherSchema>;

/** Everything in it is visibly invented. */
export const demonstrationSeller: Seller = {
  name: `${publication.name} (démonstration)`,
  form: 'SAS',
  capital: '10 000 €',
  street: '12 rue des Gravures',
  postcode: '75002',
  city: 'Paris',
  siren: '000000000',
  rcsCity: 'Paris',
  vatNumber: 'FR12000000000',
  email: publication.contact.email,
  vatOnDebits: false,
};

export const demonstrationPublisher: Publisher = {
  publicUrl: 'http://localhost:3000',
  demonstration: true,
  seller: demonstrationSeller,
  director: null,
  habilitations: [],
};

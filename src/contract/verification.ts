import { z } from 'zod';
import { messages } from './messages.fr.ts';

/** As printed under the QR code; read off paper, so small letters and spaces are forgiven. */
export const verificationParams = z.object({
  code: z
    .string({ error: messages.verification.notFound })
    .max(200, messages.verification.notFound)
    .transform((given) => given.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[0-9A-Z]{12,40}$/, messages.verification.notFound)),
});

/** How anybody finds the printed hash again. */
export const HASH_RULE =
  'Empreinte du titre et du texte à la suite, sans marques de liste ni tirets de tableau, toute suite de blancs valant une espace, en UTF-8';

const GROUP = /.{1,5}/g;

/** As it is printed, mailed and shown: « 7K3MP-QRST2-9ABCD-EFGHJ ». */
export const printedCode = (code: string): string => code.match(GROUP)?.join('-') ?? code;

/** What a registry clerk compares with the paper in hand. */
export const verifiedAttestation = z.object({
  code: z.string(),
  /** Nobody had said who publishes: the document is a demonstration, and proves nothing. */
  demonstration: z.boolean(),
  state: z.enum(['current', 'replaced', 'withdrawn']),
  /** When it ceased to be the current one. */
  endedAt: z.string().nullable(),
  withdrawnReason: z.string().nullable(),
  /** The code of the attestation that holds today, whatever ended this one. */
  replacedBy: z.string().nullable(),
  kind: z.enum(['standard', 'premium']),
  revision: z.number(),
  issuedAt: z.string(),
  reference: z.string(),
  title: z.string(),
  typeLabel: z.string(),
  companyName: z.string(),
  companyForm: z.string(),
  siret: z.string().nullable(),
  department: z.string(),
  publicationDate: z.string(),
  /** When the notice was withdrawn from the public, before it was published again. */
  interruptions: z.array(z.object({ from: z.string(), to: z.string() })),
  medium: z.string(),
  /** The prefect's order, or that there is none. */
  habilitation: z.string(),
  /** The notice as it was published and attested. */
  content: z.string(),
  textSha256: z.string(),
  /** Of the public page, while the notice is published. */
  slug: z.string().nullable(),
});
export type VerifiedAttestation = z.output<typeof verifiedAttestation>;

export const verificationAnswer = z.object({
  success: z.literal(true),
  attestation: verifiedAttestation,
});

import { z } from 'zod';
import { messages } from './messages.fr.ts';

/** The code printed under the QR code; typed from paper, so lower case and spaces are accepted. */
export const verificationParams = z.object({
  code: z
    .string({ error: messages.verification.notFound })
    .max(200, messages.verification.notFound)
    .transform((given) => given.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[0-9A-Z]{12,40}$/, messages.verification.notFound)),
});

/** How to compute the printed hash. */
export const HASH_RULE =
  'Empreinte du titre et du texte à la suite, sans marques de liste ni tirets de tableau, toute suite de blancs valant une espace, en UTF-8';

const GROUP = /.{1,5}/g;

/** The format on paper, in mails and on screens: « 7K3MP-QRST2-9ABCD-EFGHJ ». */
export const printedCode = (code: string): string => code.match(GROUP)?.join('-') ?? code;

/** The data that a registry clerk compares with the paper. */
export const verifiedAttestation = z.object({
  code: z.string(),
  /** Issued while no publisher was configured: the document is a demonstration and proves nothing. */
  demonstration: z.boolean(),
  state: z.enum(['current', 'replaced', 'withdrawn']),
  /** When it stopped being the current one. */
  endedAt: z.string().nullable(),
  withdrawnReason: z.string().nullable(),
  /** The code of the current attestation, whatever ended this one. */
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
  /** The periods in which the notice was withdrawn before it was published again. */
  interruptions: z.array(z.object({ from: z.string(), to: z.string() })),
  medium: z.string(),
  /** The prefect's order, or that there is none. */
  habilitation: z.string(),
  /** The notice as it was published and attested. */
  content: z.string(),
  textSha256: z.string(),
  /** The slug of the public page, while the notice is published. */
  slug: z.string().nullable(),
});
export type VerifiedAttestation = z.output<typeof verifiedAttestation>;

export const verificationAnswer = z.object({
  success: z.literal(true),
  attestation: verifiedAttestation,
});

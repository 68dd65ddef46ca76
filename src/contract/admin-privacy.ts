import { z } from 'zod';
import { emailField } from './auth.ts';
import { messages } from './messages.fr.ts';

export const privacyBody = z.object({ email: emailField }, { error: messages.request.invalid });

/** « whole »: erased with its announcement; « contact »: the private contact only; « kept »: nothing yet. */
const contactErasures = ['whole', 'contact', 'kept'] as const;

const announcement = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  status: z.string(),
  erasure: z.enum(contactErasures),
});

export const personalDataFound = z.object({
  account: z.object({ role: z.enum(['reader', 'admin']), since: z.string() }).nullable(),
  contactRequests: z.number(),
  announcements: z.array(announcement),
  invoices: z.number(),
  /** Mails to this person, or about them. */
  mails: z.number(),
  /** Mails that could not be sent and are kept for a retry. */
  failedMails: z.number(),
  /** What erasing leaves, and why, in sentences for the person who asked. */
  kept: z.array(z.string()),
});
export type PersonalDataFound = z.infer<typeof personalDataFound>;

export const privacyFoundAnswer = z.object({ success: z.literal(true), found: personalDataFound });

export const privacyExportAnswer = z.object({
  success: z.literal(true),
  fileName: z.string(),
  data: z.record(z.string(), z.unknown()),
});

export const privacyErasedAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  erased: z.object({
    accounts: z.number(),
    contactRequests: z.number(),
    announcements: z.number(),
    contacts: z.number(),
    mails: z.number(),
    failedMails: z.number(),
  }),
  /** What is left of this address. */
  found: personalDataFound,
});

/** Why something is kept when a person has their data erased. */
export const keptReasons = {
  published:
    "L'annonce légale elle-même reste, avec son attestation : sa publicité est une obligation légale (loi n° 55-4 du 4 janvier 1955 ; RGPD, article 17.3.b). Le nom, l'adresse e-mail et le téléphone de son contact sont effacés.",
  inProgress:
    "Une annonce en cours de paiement, de relecture ou de remboursement garde ses données : elles sont nécessaires au contrat (RGPD, article 6.1.b). Renouvelez l'effacement quand elle sera traitée.",
  invoices:
    "Les factures, avoirs et récépissés restent dix ans à compter de la fin de leur année (Code de commerce, article L. 123-22 ; RGPD, article 17.3.b), puis sont effacés d'eux-mêmes.",
  teamAccount:
    "Le compte appartient à l'équipe : le journal et les articles le nomment. Retirez-lui d'abord ses droits (npm run admin -- demote), puis renouvelez l'effacement.",
  journal: "Le journal ne contient ni nom ni adresse ; il dit qu'un effacement a eu lieu, sans dire de qui.",
  backups:
    "Les sauvegardes déjà faites gardent ces données jusqu'à ce qu'elles soient supprimées. Après la restauration de l'une d'elles, les effacements faits depuis sont à refaire.",
} as const;

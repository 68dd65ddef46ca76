import { z } from 'zod';
import { publication } from '#contract/publication.ts';
import { type OfferName, offers } from '#domain/announcement/offers.ts';
import { parseHabilitations } from './publisher-settings.ts';
import { SHORT_TEXT, shortText, variable } from './variable.ts';

const OPEN = 'doit valoir oui ou non';
const isOpen = z
  .enum(['oui', 'non'])
  .default('oui')
  .transform((answer) => answer === 'oui');

const ACCOUNT_URL = "doit être l'adresse complète du compte, commençant par https://";
const accountUrl = z
  .url({ protocol: /^https$/ })
  .max(300)
  .optional();

/** « Publication sous 48 h | Relecture par un expert »: what an offer includes. */
const OFFER_TEXT =
  'doit donner de deux à huit avantages de 100 caractères au plus, séparés par des barres verticales';
const offerText = (offer: OfferName) =>
  z
    .string()
    .default(offers[offer].features.join('|'))
    .transform((text) =>
      text
        .split('|')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().max(100)).min(2).max(8));

/** Who publishes and sells, and what is open to the public: the team can change all of these too. */
export const publisherVariables = {
  EDITOR_NAME: variable(shortText, SHORT_TEXT),
  EDITOR_ADDRESS: variable(shortText, SHORT_TEXT),
  EDITOR_REGISTRATION: variable(shortText, SHORT_TEXT),
  PUBLICATION_DIRECTOR: variable(shortText, SHORT_TEXT),
  HOSTING_NAME: variable(shortText, SHORT_TEXT),
  HOSTING_ADDRESS: variable(shortText, SHORT_TEXT),
  CONSUMER_MEDIATOR: variable(shortText, SHORT_TEXT),
  CONTACT_EMAIL: variable(
    z.email().max(150).default(publication.contact.email),
    'doit être une adresse e-mail valide',
  ),
  CONTACT_PHONE: variable(
    z
      .string()
      .trim()
      .regex(/^\+?\d[\d .-]{5,20}$/)
      .default(publication.contact.phone),
    'doit être un numéro de téléphone, par exemple 01 23 45 67 89',
  ),
  CONTACT_ADDRESS: variable(shortText.default(publication.contact.address), SHORT_TEXT),
  CONTACT_HOURS: variable(shortText.default(publication.contact.hours), SHORT_TEXT),
  SOCIAL_LINKEDIN: variable(accountUrl, ACCOUNT_URL),
  SOCIAL_MASTODON: variable(accountUrl, ACCOUNT_URL),
  SOCIAL_BLUESKY: variable(accountUrl, ACCOUNT_URL),
  OFFER_STANDARD_TEXT: variable(offerText('standard'), OFFER_TEXT),
  OFFER_PREMIUM_TEXT: variable(offerText('premium'), OFFER_TEXT),
  OFFER_ENTREPRISE_TEXT: variable(offerText('entreprise'), OFFER_TEXT),
  SUBMISSIONS: variable(isOpen, OPEN),
  DOCUMENT_READING: variable(isOpen, OPEN),
  REGISTRATIONS: variable(isOpen, OPEN),
  SELLER_NAME: variable(shortText, SHORT_TEXT),
  SELLER_FORM: variable(shortText, SHORT_TEXT),
  SELLER_CAPITAL: variable(shortText, SHORT_TEXT),
  SELLER_ADDRESS: variable(shortText, SHORT_TEXT),
  SELLER_SIREN: variable(shortText, SHORT_TEXT),
  SELLER_RCS: variable(shortText, SHORT_TEXT),
  SELLER_VAT_NUMBER: variable(shortText, SHORT_TEXT),
  SELLER_EMAIL: variable(z.email().optional(), 'doit être une adresse e-mail valide'),
  SELLER_VAT_ON_DEBITS: variable(
    z
      .enum(['oui', 'non'])
      .default('non')
      .transform((answer) => answer === 'oui'),
    'doit valoir oui ou non',
  ),
  HABILITATIONS: variable(
    z
      .string()
      .max(20_000)
      .default('')
      .transform(parseHabilitations)
      .pipe(z.array(z.object({ department: z.string(), year: z.number(), order: z.string() }))),
    'doit être une liste « département | année | arrêté », séparée par des points-virgules, par exemple 75 | 2026 | arrêté n° 75-2025-12-19-00001 du 19 décembre 2025',
  ),
};

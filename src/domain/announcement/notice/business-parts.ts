import type { Draft } from './draft.ts';
import { lowerFirst, of } from './french.ts';
import { fact, type Html, html } from './html.ts';
import { date, mention, PRACTICE, text, unread } from './notice-template.ts';
import type { Mention } from './notice-values.ts';
import { actKind, party } from './parts.ts';

export const actFields = [
  text('actKind', "Nature de l'acte", 'acte sous signature privée'),
  date('actDate', "Date de l'acte"),
];

export const actMentions = (basis: string) => [
  mention('actKind', "la nature de l'acte", PRACTICE, [
    /(?<![a-z])(?:actes?|assp|ssp|s\. ?s\. ?p|contrat|convention|ecrits? prives?|seings? prives?|authentique|bail(?: en| de)? (?:location-?)?gerance|bail[a-z -]{0,20} (?:ecrit|signe)e?)(?![a-z])/,
  ]),
  mention('actDate', "la date de l'acte", basis),
];

export const businessFields = [
  text('nature', 'Nature du fonds', 'boulangerie-pâtisserie'),
  text('businessAddress', "Adresse d'exploitation du fonds", '4 place du Marché, 69003 Lyon'),
];

export const businessMentions = (basis: string) => [
  mention('nature', 'la nature du fonds', basis),
  mention('businessAddress', "l'adresse d'exploitation du fonds", basis),
];

/**
 * The company or the person of the notice is the buyer, or the lessee: its text names it as such. `whose`:
 * « de l'acquéreur ».
 */
export const buyerIdentity = (whose: string, basis: string): readonly Mention[] => [
  mention('companyName', `le nom ou la dénomination ${whose}`, basis, [
    'buyer',
    { value: 'party' },
    { value: 'words' },
    { near: (facts) => facts.find(({ name }) => name === 'company.name') },
  ]),
  unread(mention('address', `le domicile ou le siège ${whose}`, basis)),
];

export const PARTY_HELP = 'Nom, prénom et domicile, ou identité complète de la société et RCS.';

export const act = (draft: Draft): Html =>
  html`Suivant ${actKind(draft)} en date du ${draft.print('actDate')}`;

export const business = (draft: Draft): Html =>
  html`<strong>Fonds :</strong> fonds de commerce ${of(lowerFirst(draft.print('nature')))}, exploité à l'adresse
    suivante : ${draft.print('businessAddress')}.`;

export const company = (label: string, draft: Draft): Html => fact(label, party(draft));

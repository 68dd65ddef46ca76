import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

const sure = (text: string): readonly string[] =>
  readText(text)
    .facts.filter((fact) => fact.sure >= SURE)
    .map(({ name, value }) => `${name} = ${value}`);

const MOVED =
  "TOILES DU MARAIS, SARL au capital de 4 000 €, 3 rue Neuve, 85400 Luçon, RCS La Roche-sur-Yon 512 345 678. L'assemblée générale extraordinaire du 3 mars 2026 a transféré le siège au 8 rue Haute, 85200 Fontenay-le-Comte, à compter du 1er avril 2026.";

describe('a value ends where its own words end', () => {
  it.each([
    [
      'what somebody is, before the address',
      'CESSION DE FONDS DE COMMERCE\nCédant : M. Ugo Larrieu, EI, 12 rue Basse, 64000 Pau\nCessionnaire : M. Jean Arbus, artisan fleuriste, 4 rue Haute, 64000 Pau\nFonds : fleurs, 12 rue Basse, 64000 Pau\nPrix : 40 000 €',
      [
        'person.address = Ugo Larrieu: 12 rue Basse, 64000 Pau',
        'person.address = Jean Arbus: 4 rue Haute, 64000 Pau',
      ],
    ],
    [
      'the article of the sentence before a name in capitals',
      "La VERRERIE DES GAVES\nSAS au capital de 9 000 €\n2 rue Neuve, 64000 Pau\nRCS Pau 512 345 678\nL'assemblée du 3 mars 2026 a nommé président M. Jean Arbus, demeurant 4 rue Haute, 64000 Pau.",
      ['company.name = VERRERIE DES GAVES'],
    ],
    [
      'letters read as figures',
      'LES P1ERRES DU LO1RET, SARL au capital de 4 000 €, siège 7 rue de 1a Poterie, 45000 Orléans, RCS Orléans 512 345 678. Mise en sommeil le 3 mars 2026.',
      ['company.seat = 7 rue de la Poterie, 45000 Orléans'],
    ],
    [
      'partners behind a comma of the name',
      "La SCP VERNAY, MOULIN ET ASSOCIÉS, capital 20 000 €, siège 1 rue Neuve, 03000 Moulins, RCS Cusset 512 345 678. L'assemblée du 3 mars 2026 a nommé gérant M. Paul Vernay, demeurant 2 rue Basse, 03000 Moulins.",
      ['company.name = VERNAY, MOULIN ET ASSOCIÉS'],
    ],
    [
      'a registry in a parenthesis',
      "L'assemblée de la SCI LES GLYCINES (capital 1 000 euros, siège 4 rue Haute 09000 Foix, Foix 512 345 678 RCS) a décidé le 3 mars 2026 de transférer le siège au 8 rue Basse, 09000 Foix.",
      ['company.rcs.city = Foix'],
    ],
    [
      'the seat that a company leaves, told last',
      'Les associés du GIE LES QUATRE VALLÉES, RCS Gap 512 345 678, ont décidé le 3 mars 2026 de fixer le siège, à partir du 1er avril 2026, 5 rue Haute, 05000 Gap, au lieu de 9 rue Basse, 05200 Embrun.',
      [
        'company.seat = 9 rue Basse, 05200 Embrun',
        'change.seat.old = 9 rue Basse, 05200 Embrun',
        'change.seat.new = 5 rue Haute, 05000 Gap',
      ],
    ],
    [
      'the company that speaks, not the one that receives',
      "FILATURES DU TARN. SARL au capital de 80 000 €. Siège : 2 quai Sud, 81000 Albi. RCS Albi 512 345 678.\nLe projet de scission signé le 2 mars 2026 a été approuvé le 4 mai 2026 par l'assemblée générale extraordinaire ; la société a transmis ses ateliers à TISSAGES D'ALBI, SARL au capital de 40 000 €, et ses immeubles à MURS D'ALBI, SARL au capital de 40 000 €.",
      ['company.name = FILATURES DU TARN', 'company.capital = 80000'],
    ],
    [
      'a duration told by both its values in words',
      "SARL LES TONNELIERS, capital 9 000 €, siège 2 rue Neuve, 16100 Cognac, RCS Angoulême 512 345 678. L'assemblée générale extraordinaire du 3 mars 2026 a prorogé de vingt ans la durée de la société pour la porter de trente à cinquante années.",
      ['company.duration = 30', 'change.duration.new = 50'],
    ],
    [
      'the court and the room of an auction',
      'VENTE AUX ENCHÈRES PUBLIQUES\nau Tribunal judiciaire de Gap, 3 place Haute, 05000 Gap, salle 2\nle jeudi 4 juin 2026 à 10 h\nUNE MAISON sise à GAP (05000), 8 rue Basse. Mise à prix : 40 000 euros.',
      ['meeting.place = Tribunal judiciaire de Gap, 3 place Haute, 05000 Gap, salle 2'],
    ],
    [
      'what a corrected word states',
      "RECTIFICATIF à l'annonce n° 12-345 parue le 3 mars 2026 dans La Feuille d'Albi, concernant la constitution de la SAS LES GALETS, siège 2 quai Sud, 81000 Albi. C'est par erreur qu'il a été écrit que le capital est de « 2 000 euros » : lire « 20 000 euros ».",
      [
        "reference.faulty = l'annonce n° 12-345 parue le 3 mars 2026 dans La Feuille d'Albi",
        'correction.new = 20 000 euros',
        'company.capital = 20000',
      ],
    ],
  ])('%s', (_what, text, expected) => {
    expect(sure(text)).toEqual(expect.arrayContaining(expected));
  });
});

describe('a name without a title beside its office', () => {
  it.each([
    ['after « Pour avis »', `${MOVED}\nPour avis, Sylvie Mottet, gérante`, 'Sylvie Mottet'],
    ['on lines of their own', `${MOVED}\nPour avis\nPaul Mottet\nGérant`, 'Paul Mottet'],
    ['before a verb', `${MOVED} Paul Mottet reste gérant.`, 'Paul Mottet'],
    ['behind the office', `${MOVED}\nLa gérante, Sylvie Mottet.`, 'Sylvie Mottet'],
  ])('%s', (_where, text, name) => {
    expect(sure(text)).toContain(`person = gérant: ${name}`);
  });
});

describe('words of the sentence are no value', () => {
  it('in a text all in capitals', () => {
    const facts = sure(
      'LA SARL BUREAUX DU LARGE, AYANT POUR ACTIVITE LA VENTE DE MEUBLES, AVISE LES TIERS QUE SON GERANT, M. UGO LARRIEU, MET LA SOCIETE EN SOMMEIL AU 3 MARS 2026 SANS QUE LA SOCIETE SOIT DISSOUTE.',
    );
    expect(facts.filter((fact) => /SOMMEIL|DISSOUTE|TIERS/.test(fact))).toEqual([]);
  });

  it('a death is no decision', () => {
    const facts = sure(
      `${MOVED} Elle a nommé gérant M. Paul Mottet, demeurant 2 rue Basse, 85400 Luçon, en remplacement de M. Luc Mottet, décédé le 9 janvier 2026.`,
    );
    expect(facts).not.toContain('date.decision = 2026-01-09');
  });
});

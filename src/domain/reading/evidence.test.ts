import { describe, expect, it } from 'vitest';
import { SURE } from './facts.ts';
import { readText } from './read-text.ts';

const sure = (text: string): readonly string[] =>
  readText(text)
    .facts.filter((fact) => fact.sure >= SURE)
    .map(({ name, value }) => `${name} = ${value}`);

/** No rule has these wordings: the kind of a value and the words around it are enough. */
describe('a fact told in words that nobody foresaw', () => {
  it.each([
    [
      'an office that somebody quits and that falls to another',
      "La SARL LES MOULINS DE VEZAC, capital 9 000 €, siège 3 rue Basse, 24220 Vézac, RCS Bergerac 512 345 677. Le 4 mai 2026, l'assemblée générale a pris acte que Mme Odette Faure délaisse et quitte la gérance, laquelle échoit à M. Ivan Roche, 8 rue Haute, 24220 Vézac.",
      [
        'person.outgoing = gérant: Odette Faure',
        'person = gérant: Ivan Roche',
        'person.address = Ivan Roche: 8 rue Haute, 24220 Vézac',
      ],
    ],
    [
      'an auditor whose report is read',
      'La SA FORGES DE BREY a déposé le 3 juillet 2026 au greffe du tribunal de commerce de Lyon ses comptes annuels clos le 31 décembre 2025, avec le rapport du commissaire aux comptes, le cabinet RHODANIA.',
      ['person = commissaire aux comptes: RHODANIA'],
    ],
    [
      'partners by their shares, in columns',
      "P.V. D'A.G.E. – SARL DES QUAIS\nLe 3 mars 2026, à 9 heures, au siège.\nAssociés présents Parts Voix\nM. Ugo LARRIEU 30 30\nMme Ana SIMON 70 70\nTotal 100 100\nPremière résolution : les comptes sont approuvés. Adoptée à l'unanimité.",
      [
        'person = associé: Ugo LARRIEU',
        'person = associé: Ana SIMON',
        'date.decision = 2026-03-03',
        'organ = assemblée générale extraordinaire',
      ],
    ],
    [
      'a capital that a difference leads to',
      "SAS LES AMARRES, capital 37 000 €, siège 2 quai Sud, 56100 Lorient, RCS Lorient 512 345 677. L'AGE du 4 mai 2026 a augmenté le capital d'une somme de 13 000 €, lequel ressort, au vu des souscriptions, pour 50 000 €.",
      ['change.capital.old = 37000', 'change.capital.new = 50000'],
    ],
    [
      'a capital behind its amount',
      'SNC BELLON FRÈRES – société en nom collectif\n7 622,45 € de capital\n17 Grande Rue, 61400 Réveillon (siège)\n343 732 301 RCS Alençon\nMise en sommeil à compter du 1er juin 2026 par décision du gérant du 20 mai 2026.',
      ['company.capital = 7622.45'],
    ],
    [
      'days of a decision and of its effect',
      'SARL CARREAUX DU SUD, capital 8 000 €, siège 1 rue Neuve, 13200 Arles, RCS Tarascon 512 345 677. Statuant le 5 octobre 2026 au vu du rapport du gérant, les associés ont adopté la dénomination AZULEJOS DU SUD, dont usage dès le 1er janvier 2027.',
      ['date.decision = 2026-10-05', 'date.effect = 2027-01-01'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(sure(text)).toEqual(expect.arrayContaining(expected));
  });

  it('is not invented where the words speak of something else', () => {
    const facts = sure(
      'SARL LES MOULINS DE VEZAC, siège 3 rue Basse, 24220 Vézac, RCS Bergerac 512 345 677. Mme Odette Faure, gérante, demeurant 3 rue Basse, 24220 Vézac, a été reçue par M. Paul Roux, maire de Vézac. Bail signé le 2 mai 2019, publié le 9 mai 2019.',
    );
    expect(facts.filter((fact) => /Roux|2019/.test(fact))).toEqual([]);
  });
});

describe('a table of which only the words are left', () => {
  it('is read by the shapes of its values', () => {
    const facts = sure(
      "AVIS DE CONSTITUTION\nDénomination sociale Forme Capital\nBULLE D'AIR SAS 4 000 €\nObjet social Durée\nLocation de planches à voile, cours de kitesurf 70 ans\nSiège social RCS\n2 quai du Large, 56100 LORIENT LORIENT\nPrésident Domicile\nMme Zoé LE GUEN 5 rue du Phare, 56100 LORIENT\nDate de l'acte Type d'acte Greffe\n12.05.2026 SSP Lorient",
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        "company.name = BULLE D'AIR",
        'company.form = SAS',
        'company.capital = 4000',
        'company.object = Location de planches à voile, cours de kitesurf',
        'company.duration = 70',
        'person = président: Zoé LE GUEN',
        'person.address = Zoé LE GUEN: 5 rue du Phare, 56100 LORIENT',
        'date.signature = 2026-05-12',
      ]),
    );
  });

  it('parts the old values from the new ones', () => {
    const reading = readText(
      "DÉCISIONS DE L'ASSOCIÉ UNIQUE DU 15/10/2026 – ORPHÉE CONSEIL SASU\nRubrique Ancienne mention Nouvelle mention\nCapital 5 000 € 55 000 € (apport en numéraire)\nSiège 31 cours Zola, 69100 Villeurbanne 4 rue Bât, 69002 Lyon\nPrésident Mme Rita OUAD M. Yvan PETIT\nDate d'effet 01/11/2026 01/11/2026\nIdentification 512 345 677 RCS Lyon",
    );
    const facts = reading.facts.map(({ name, value }) => `${name} = ${value}`);
    expect(reading.types[0]).toBe('modification');
    expect(facts).toEqual(
      expect.arrayContaining([
        'company.name = ORPHÉE CONSEIL',
        'change.capital.old = 5000',
        'change.capital.new = 55000',
        'change.seat.old = 31 cours Zola, 69100 Villeurbanne',
        'change.seat.new = 4 rue Bât, 69002 Lyon',
        'person.outgoing = président: Rita OUAD',
        'person = président: Yvan PETIT',
        'date.effect = 2026-11-01',
      ]),
    );
  });
});

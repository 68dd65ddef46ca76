import { describe, expect, it } from 'vitest';
import { sureValues as sure } from '#tests/support/sure-values.ts';

/** Who holds, takes or leaves an office, and where he lives: other words than those of any corpus. */
const HEAD = `TUILERIE DU NIVERNAIS
SARL au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
`;

describe('who represents a company that holds an office', () => {
  it.each([
    'Présidente : VALMY GESTION, SAS, 2 quai Foch, 58000 Nevers, que représente Mme Ève Rollin.',
    'Présidente : la société VALMY GESTION, que Mme Ève Rollin représente à ce titre.',
    'Présidente : la société VALMY GESTION, laquelle agira par l’intermédiaire de Mme Ève Rollin.',
    'Présidente : la société VALMY GESTION, SAS, qui délègue Mme Ève Rollin.',
    'Présidente : la société VALMY GESTION ; elle y est représentée par Mme Ève Rollin.',
    'Présidente : la société VALMY GESTION, ayant pour représentante permanente Mme Ève Rollin.',
  ])('is read in « %s »', (sentence) => {
    const text = `NIÈVRE MATÉRIAUX
SAS au capital de 20 000 €
Siège social : 4 rue du Midi, 58000 NEVERS
RCS NEVERS 501 502 503
L'assemblée du 4 mai 2026 a changé de présidence à compter du 1er juin 2026. ${sentence}`;
    expect(sure(text, 'person')).toEqual(['président: VALMY GESTION', 'représentant permanent: Ève Rollin']);
  });
});

describe('who represents a party of a sale', () => {
  it.each([
    ['dont la gérante est Ève Rollin', 'gérant: Ève Rollin'],
    ['dont Mme Ève Rollin est la gérante', 'gérant: Ève Rollin'],
    ['représentée par son directeur général Ève Rollin', 'directeur général: Ève Rollin'],
    ['prise en la personne de sa présidente Mme Ève Rollin', 'président: Ève Rollin'],
    ['que représente sa gérante, Mme Ève Rollin', 'gérant: Ève Rollin'],
    ['agissant par sa gérante Mme Ève Rollin', 'gérant: Ève Rollin'],
    ['ayant pour gérante Mme Ève Rollin', 'gérant: Ève Rollin'],
  ])('is read in « %s »', (words, person) => {
    const text = `CESSION DE FONDS. Par acte sous seing privé du 4 mai 2026, la société LE BON GRAIN, SARL en formation, 8 rue Neuve, 58000 Nevers, ${words}, a vendu à M. Guy Morel, demeurant 1 rue Haute, 58200 Cosne, un fonds de boulangerie sis 8 rue Neuve, 58000 Nevers, au prix de 50 000 €.`;
    expect.soft(sure(text, 'person')).toEqual([person]);
    expect.soft(sure(text, 'seller')).toEqual(['LE BON GRAIN']);
    expect.soft(sure(text, 'buyer')).toEqual(['Guy Morel']);
  });

  it('may be two persons', () => {
    const text =
      'CESSION DE FONDS. Par acte du 4 mai 2026, la société LE BON GRAIN, SARL, 8 rue Neuve, 58000 Nevers, cogérée par Ève Rollin et Guy Morel, a vendu à Mme Anne Petit, 1 rue Haute, 58200 Cosne, un fonds de boulangerie sis 8 rue Neuve, 58000 Nevers, au prix de 50 000 €.';
    expect(sure(text, 'person')).toEqual(['cogérant: Guy Morel', 'cogérant: Ève Rollin']);
  });
});

describe('offices of several', () => {
  it.each([
    [
      "L'assemblée a désigné Mme Ève Rollin, 1 rue Haute, 58200 Cosne, et M. Guy Morel, même adresse, cogérants.",
      ['cogérant: Guy Morel', 'cogérant: Ève Rollin'],
    ],
    [
      'Deux gérants ont été choisis par les statuts : Ève Rollin, 1 rue Haute, 58200 Cosne, et Guy Morel, 3 rue Basse, 58200 Cosne.',
      ['gérant: Guy Morel', 'gérant: Ève Rollin'],
    ],
    ['Signé : Ève Rollin et Guy Morel, cogérants.', ['cogérant: Guy Morel', 'cogérant: Ève Rollin']],
  ])('are read in « %s »', (sentence, persons) => {
    expect(sure(HEAD + sentence, 'person')).toEqual(persons);
  });

  it('are not read in the name of a street', () => {
    const text = `${HEAD}Siège transféré au 18 avenue du Président Doumer, 58000 Nevers, à compter du 1er juin 2026 par décision de la gérance du 4 mai 2026.`;
    expect(sure(text, 'person')).toEqual([]);
  });

  it('are those of founders', () => {
    const text =
      'Suivant acte reçu le 4 mai 2026, M. Guy Morel, menuisier, et Mme Ève Rollin, sa femme, demeurant ensemble à Nevers (58000), 1 rue Haute, ont constitué entre eux une société civile immobilière dénommée SCI DES DEUX FRÊNES, au capital de 1 000 €, siège 1 rue Haute, 58000 Nevers, durée 99 ans, objet : la location de biens. RCS Nevers.';
    expect.soft(sure(text, 'person')).toEqual(['associé: Guy Morel', 'associé: Ève Rollin']);
    expect
      .soft(sure(text, 'person.address'))
      .toEqual(['Guy Morel: Nevers (58000), 1 rue Haute', 'Ève Rollin: Nevers (58000), 1 rue Haute']);
  });
});

describe('homes of couples', () => {
  it.each([
    'M. Guy Morel et Mme Ève Rollin, pacsés, domiciliés tous les deux 1 rue Haute, 58200 Cosne',
    'M. Guy Morel, cuisinier, et Mme Ève Rollin, serveuse, partenaires d’un pacte civil de solidarité, demeurant 1 rue Haute, 58200 Cosne',
    'M. Guy Morel, cuisinier, et Mme Ève Rollin, son épouse, demeurant 1 rue Haute, 58200 Cosne',
  ])('are both of « %s »', (buyers) => {
    const text = `CESSION DE FONDS. Par acte du 4 mai 2026, la SARL LE BON GRAIN, 8 rue Neuve, 58000 Nevers, a vendu à ${buyers}, un fonds de boulangerie sis 8 rue Neuve, 58000 Nevers, au prix de 50 000 €.`;
    expect(sure(text, 'person.address')).toEqual([
      'Guy Morel: 1 rue Haute, 58200 Cosne',
      'LE BON GRAIN: 8 rue Neuve, 58000 Nevers',
      'Ève Rollin: 1 rue Haute, 58200 Cosne',
    ]);
  });

  it('may name the town without its code', () => {
    const text =
      'CESSION DE FONDS. Par acte du 4 mai 2026, M. Guy Morel, demeurant à Cosne, 12 cours Foch, a vendu à Mme Ève Rollin, 1 rue Haute, 58200 Cosne, un fonds de boulangerie sis 8 rue Neuve, 58000 Nevers, au prix de 50 000 €.';
    expect(sure(text, 'person.address')).toContain('Guy Morel: Cosne, 12 cours Foch');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noticeRules } from '#domain/announcement/notice/notice-rules.ts';
import { proposeNotices } from './propose-notices.ts';

const HEAD = `LES ATELIERS DU QUAI
Société à responsabilité limitée au capital de 8 000 euros
Siège social : 4 quai des Chartrons, 33000 Bordeaux
512 345 674 RCS Bordeaux

PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU 31 JANVIER 2026

PREMIÈRE RÉSOLUTION
`;
const ADOPTED = '\nCette résolution, mise aux voix, est adoptée à l’unanimité.\n';
const DISSOLVED = `L'assemblée générale décide la dissolution anticipée de la société à compter du 31 janvier 2026.${ADOPTED}`;
const LIQUIDATOR = `L'assemblée générale nomme en qualité de liquidateur Monsieur Paul Ardouvin, demeurant 8 rue du Four, 33000 Bordeaux. Le siège de la liquidation est fixé au 8 rue du Four, 33000 Bordeaux.${ADOPTED}`;
const CLOSED = `L'assemblée générale approuve les comptes définitifs de liquidation, donne quitus au liquidateur et prononce la clôture de la liquidation.${ADOPTED}`;

const proposed = (text: string) =>
  proposeNotices(text).notices.map(({ typeId, department, until, later }) => ({
    typeId,
    department,
    until,
    later,
  }));

const DISSOLUTION = 3;
const CLOSING = 4;
const TRANSFER = 9;

describe('the notices that a document calls for', () => {
  it('are the dissolution now and the closing of the liquidation later', () => {
    expect(proposed(HEAD + DISSOLVED + LIQUIDATOR)).toEqual([
      // A month after 31 January ends with February.
      { typeId: DISSOLUTION, department: '33', until: '2026-02-28', later: false },
      { typeId: CLOSING, department: '33', until: '', later: true },
    ]);
    const [, closing] = proposeNotices(HEAD + DISSOLVED + LIQUIDATOR).notices;
    const names = closing?.fields.map(({ name }) => name);
    expect(names).toContain('extra.liquidator');
    // The meeting that closes has not been held.
    expect(names).not.toContain('extra.closingDate');
  });

  it('are both now when one meeting dissolves and closes', () => {
    expect(proposed(HEAD + DISSOLVED + LIQUIDATOR + CLOSED)).toEqual([
      { typeId: DISSOLUTION, department: '33', until: '2026-02-28', later: false },
      { typeId: CLOSING, department: '33', until: '', later: false },
    ]);
  });

  it('is the closing alone when the dissolution is only recalled', () => {
    const recalled = `Le président rappelle que l'assemblée du 3 mars 2025 a décidé la dissolution anticipée.\n`;
    expect(proposed(HEAD + recalled + CLOSED).map(({ typeId }) => typeId)).toEqual([CLOSING]);
  });

  it('is one for a seat that stays in its department, two for one that leaves it', () => {
    const moved = (to: string) =>
      `${HEAD}L'assemblée générale décide de transférer le siège social du 4 quai des Chartrons, 33000 Bordeaux au ${to}, à compter du 1er mars 2026.${ADOPTED}`;
    expect(proposed(moved('7 rue Sainte-Catherine, 33000 Bordeaux'))).toEqual([
      { typeId: TRANSFER, department: '33', until: '2026-02-28', later: false },
    ]);
    expect(proposed(moved('12 cours Gambetta, 34000 Montpellier'))).toEqual([
      { typeId: TRANSFER, department: '33', until: '2026-02-28', later: false },
      { typeId: TRANSFER, department: '34', until: '2026-02-28', later: false },
    ]);
  });

  it('is one that need not be ordered when the sole partner receives everything', () => {
    const sole = (decided: string) => `VERDELIN ATELIERS
SASU au capital de 1 000 €, 3 rue Haute, 33000 Bordeaux, 512 345 674 RCS Bordeaux
DÉCISIONS DE L'ASSOCIÉ UNIQUE DU 3 NOVEMBRE 2026
PREMIÈRE DÉCISION
L'associé unique a pris les décisions suivantes : il décide la dissolution anticipée de la société. ${decided}`;
    const transmitted = sole(
      "Elle entraîne la transmission universelle de son patrimoine à l'associée unique, la société HOLDING DU PORT, en application de l'article 1844-5 du code civil.",
    );
    const [only, ...more] = proposeNotices(transmitted).notices;
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      typeId: DISSOLUTION,
      elsewhere: true,
      basis: 'C. civ., art. 1844-5, al. 3',
    });
    expect(only?.reason).toContain('BODACC');

    // A person cannot receive it: the company is liquidated.
    const liquidated = sole(
      "L'associé étant une personne physique, l'article 1844-5 alinéa 3 n'est pas applicable et la société est mise en liquidation. Il nomme comme liquidateur Monsieur Paul Ardouvin, demeurant 8 rue du Four, 33000 Bordeaux.",
    );
    expect(
      proposeNotices(liquidated).notices.map(({ typeId, elsewhere }) => ({ typeId, elsewhere })),
    ).toEqual([
      { typeId: DISSOLUTION, elsewhere: false },
      { typeId: CLOSING, elsewhere: false },
    ]);
  });

  it('tell each of several changes once, and fill the questions of each', () => {
    const MODIFICATION = 2;
    const minutes = `${HEAD}L'assemblée générale décide de transférer le siège social du 4 quai des Chartrons, 33000 Bordeaux au 12 cours Gambetta, 34000 Montpellier, à compter du 1er mars 2026.${ADOPTED}DEUXIÈME RÉSOLUTION
L'assemblée décide d'adopter comme nouvelle dénomination sociale LES ATELIERS DU SUD à compter du même jour.${ADOPTED}TROISIÈME RÉSOLUTION
L'assemblée nomme gérante Madame Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon, en remplacement de Monsieur Paul Ardouvin, démissionnaire.${ADOPTED}QUATRIÈME RÉSOLUTION
L'assemblée nomme en qualité de commissaire aux comptes le cabinet AUDIT DU PORT, 9 rue Haute, 33000 Bordeaux, en remplacement du cabinet VERNIS ET ASSOCIÉS, 12 rue Basse, 33000 Bordeaux, dont le mandat est expiré.${ADOPTED}`;
    const [first, second] = proposeNotices(minutes).notices.map(({ typeId, alsoTypeIds, fields }) => ({
      typeId,
      types: alsoTypeIds.toSorted((a, b) => a - b),
      values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    }));
    expect(first).toMatchObject({ typeId: MODIFICATION, types: [8, 9, 19, 22] });
    expect(first?.values).toMatchObject({
      companyName: 'LES ATELIERS DU SUD',
      'extra.oldName': 'LES ATELIERS DU QUAI',
      'extra.oldAddress': '4 quai des Chartrons, 33000 Bordeaux',
      'extra.outgoing': 'Paul Ardouvin',
      'extra.outgoing19': 'VERNIS ET ASSOCIÉS, 12 rue Basse, 33000 Bordeaux',
    });
    expect(Object.keys(first?.values ?? {})).not.toContain('extra.changed');
    // The new registry learns the new name.
    expect(second).toMatchObject({ typeId: TRANSFER, values: { companyName: 'LES ATELIERS DU SUD' } });
  });

  it('about a business name both sides with their addresses, where the business is', () => {
    const sold = `Suivant acte sous signature privée en date à Vendôme du 10 juillet 2026, enregistré au SDE de Blois le 22 juillet 2026, la société FLEURS ET JARDINS BEAUCHESNE, SARL au capital de 8 000 €, dont le siège est 62 rue du Change, 41100 Vendôme, a cédé à la société LE FOURNIL NEUF, SAS au capital de 5 000 €, dont le siège est à Tours (37000), 5 rue Gambetta, un fonds de commerce de fleuriste exploité 62 rue du Change, 41100 Vendôme, moyennant le prix de 68 500 €.`;
    const [sale] = proposeNotices(sold).notices;
    expect(Object.fromEntries(sale?.fields.map(({ name, value }) => [name, value]) ?? [])).toMatchObject({
      companyName: 'LE FOURNIL NEUF',
      address: 'Tours (37000), 5 rue Gambetta',
      city: 'Tours',
      department: '41',
      'extra.seller': 'FLEURS ET JARDINS BEAUCHESNE, 62 rue du Change, 41100 Vendôme',
    });
  });

  it('about a business name a person as a person, on either side', () => {
    const valuesOf = (text: string) =>
      Object.fromEntries(
        proposeNotices(text).notices[0]?.fields.map(({ name, value }) => [name, value]) ?? [],
      );
    const PLACE = 'un fonds de commerce de fleuriste exploité 62 rue du Change, 41100 Vendôme';
    expect(
      valuesOf(
        `Suivant acte sous signature privée en date à Vendôme du 10 juillet 2026, la société FLEURS ET JARDINS BEAUCHESNE, SARL au capital de 8 000 €, dont le siège est 62 rue du Change, 41100 Vendôme, a cédé à Madame Chloé Verdier, demeurant 5 rue Gambetta, 37000 Tours, ${PLACE}, moyennant le prix de 68 500 €.`,
      ),
    ).toMatchObject({
      companyName: 'Mme Chloé Verdier',
      companyForm: 'Personne physique',
      address: '5 rue Gambetta, 37000 Tours',
      department: '41',
      'extra.seller': 'FLEURS ET JARDINS BEAUCHESNE, 62 rue du Change, 41100 Vendôme',
    });
    const leased = valuesOf(
      `Suivant acte sous signature privée en date à Vendôme du 10 juillet 2026, Monsieur Paul Ardouvin, demeurant 8 rue du Four, 41100 Vendôme, a donné en location-gérance à la société LE FOURNIL NEUF, SAS au capital de 5 000 €, dont le siège est 5 rue Gambetta, 37000 Tours, ${PLACE}, pour une durée de trois ans à compter du 1er août 2026.`,
    );
    expect(leased).toMatchObject({
      companyName: 'LE FOURNIL NEUF',
      'extra.lessor': 'M. Paul Ardouvin, demeurant 8 rue du Four, 41100 Vendôme',
    });
    expect(leased).not.toHaveProperty('companyForm', 'Personne physique');
  });

  it('are none for a text of another kind', () => {
    expect(proposed('Chère Claire, les enfants vont bien et le jardin est en fleurs.')).toEqual([]);
    expect(proposed('')).toEqual([]);
  });

  it('fill only fields of their type, with sentences of the document', () => {
    const fields = corpus().flatMap(({ file, text }) =>
      proposeNotices(text).notices.flatMap(({ typeId, alsoTypeIds, fields }) =>
        fields.map((field) => ({
          ...field,
          file,
          rules: noticeRules(typeId, alsoTypeIds),
          flat: text.replace(/\s+/g, ' '),
        })),
      ),
    );
    expect(fields.length).toBeGreaterThan(800);
    for (const { name, value, sentences, rules, file, flat } of fields) {
      const own = rules.fields.map(({ key }) => `extra.${key}`);
      expect([...COMMON, ...own], file).toContain(name);
      expect(value.trim(), `${file} ${name}`).not.toBe('');
      expect(sentences.length, `${file} ${name}`).toBeGreaterThan(0);
      for (const sentence of sentences) expect(flat, `${file} ${name}`).toContain(sentence.replace(/…$/, ''));
    }
  });
});

const COMMON = ['companyName', 'companyForm', 'siret', 'rcs', 'capital', 'address', 'city', 'department'];

const corpus = () =>
  ['documents', 'notices'].flatMap((folder) => {
    const path = `tests/corpus-reading/dev/${folder}`;
    return readdirSync(path)
      .filter((file) => file.endsWith('.txt'))
      .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${path}/${file}`, 'utf8') }));
  });

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceOf } from '#domain/announcement/notice/mention-evidence.ts';
import { composeNotice, noticeRules } from '#domain/announcement/notice/notice-rules.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import {
  changedText,
  type ExpectedReading,
  isChangeable,
  shuffledLines,
} from '#tests/support/changed-texts.ts';
import { findPlaceholders } from './check-notice.ts';
import { contradictionsInText, contradictionsWithFields } from './coherence.ts';
import { comparable, factNames, SURE } from './facts.ts';
import { mentionsInText, missingInText } from './missing.ts';
import { readText } from './read-text.ts';

const CORPUS = resolve(import.meta.dirname, '../../../tests/corpus-reading');
const corpus = ['dev/notices', 'dev/documents', 'held/notices', 'held/documents'].flatMap((folder) =>
  readdirSync(join(CORPUS, folder))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => ({ name: `${folder}/${file}`, text: readFileSync(join(CORPUS, folder, file), 'utf8') })),
);

const values = (text: string, name: string) =>
  readText(text)
    .facts.filter((fact) => fact.name === name)
    .map(({ value }) => value);

const expectFounded = (text: string): void => {
  for (const { words, start, end, sentence, value, sure } of readText(text).facts) {
    expect(text.slice(start, end)).toBe(words);
    expect(words.trim()).not.toBe('');
    expect(value).not.toBe('');
    expect(sentence.start <= start && start < sentence.end).toBe(true);
    expect(sure > 0 && sure <= 1).toBe(true);
  }
};

describe('every fact', () => {
  it.each(corpus)('of $name points at its words', ({ text }) => expectFounded(text));

  it('of any text points at its words', () => {
    const pieces = corpus.flatMap(({ text }) => text.split(/(?<=[.\n ])/)).slice(0, 4000);
    const mixed = fc
      .array(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...pieces) },
          { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
        ),
        {
          maxLength: 60,
        },
      )
      .map((parts) => parts.join(''));
    fc.assert(fc.property(mixed, expectFounded), { numRuns: 150 });
  });

  it('of the same text is the same', () => {
    for (const { text } of corpus.slice(0, 10)) expect(readText(text)).toEqual(readText(text));
  });
});

const CHANGE = `MENUISERIE DU BOCAGE
SARL au capital de 7 500 €
Siège social : 4 rue du Port, 85130 LA GAUBRETIÈRE
531 039 931 RCS LA ROCHE-SUR-YON
L'assemblée générale extraordinaire du 2 mars 2026 a nommé en qualité de gérant M. Paul ARDOUVIN, demeurant 8 rue du Four, 85500 LES HERBIERS, en remplacement de Mme Élise MARVAUDON, démissionnaire, à compter du même jour.`;

describe('the same texts about other persons, towns and days', () => {
  const examples = readdirSync(join(CORPUS, 'held4/notices'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      expected: JSON.parse(readFileSync(join(CORPUS, 'held4/notices', file), 'utf8')) as ExpectedReading,
      text: readFileSync(join(CORPUS, 'held4/notices', file.replace('json', 'txt')), 'utf8'),
    }))
    .filter(({ expected }) => isChangeable(expected));

  /** Of the names of persons and of the company, the seats and the days: how many are read, and how many rightly. */
  const counted = (all: typeof examples) => {
    let [read, right] = [0, 0];
    for (const { text, expected } of all) {
      const facts = readText(text).facts.filter(
        ({ name, sure }) => sure >= SURE && /^(?:person|company\.(?:name|seat)|date\.)/.test(name),
      );
      const known = new Set(expected.facts.map(({ fact, value }) => `${fact} ${comparable(value)}`));
      read += facts.length;
      right += facts.filter(({ name, value }) => known.has(`${name} ${comparable(value)}`)).length;
    }
    return { read, right };
  };

  it('are read as well', () => {
    const plain = counted(examples);
    for (const seed of [1, 2]) {
      const changed = counted(examples.map((example) => shuffledLines(changedText(example, seed), seed)));
      expect(changed.right, `seed ${seed}`).toBeGreaterThan(plain.right * 0.97);
      expect(changed.right / changed.read, `seed ${seed}`).toBeGreaterThan(0.985);
    }
  });
});

describe('a text', () => {
  it('tells who comes from who leaves', () => {
    expect(values(CHANGE, 'person')).toEqual(['gérant: Paul ARDOUVIN']);
    expect(values(CHANGE, 'person.outgoing')).toEqual(['gérant: Élise MARVAUDON']);
    expect(values(CHANGE, 'date.effect')).toEqual(['2026-03-02']);
  });

  it('keeps its companies apart', () => {
    const text = `SOLARVIA, SAS au capital de 120 000 €, siège social : 4 rue Pasquier, 49070 BEAUCOUZÉ, RCS ANGERS 839 214 556.
Par décision du 30 juin 2026, l'associé unique a nommé président la société HÉLIANTHE, SARL au capital de 5 000 €, sise 17 rue Neuve, 44300 NANTES, 878 008 374 RCS NANTES, représentée par Mme Oriane DELCOURT.`;
    expect(values(text, 'company.capital')).toEqual(['120000']);
    expect(values(text, 'company.siren')).toEqual(['839214556']);
    expect(values(text, 'company.rcs.city')).toEqual(['ANGERS']);
    expect(values(text, 'person')).toEqual([
      'président: HÉLIANTHE',
      'représentant permanent: Oriane DELCOURT',
    ]);
    expect(values(text, 'person.address')).toEqual(['HÉLIANTHE: 17 rue Neuve, 44300 NANTES']);
  });

  it.each([
    ['démission de Yves LE GOFF, ancien Gérant, et nomination', 'person.outgoing', ['gérant: Yves LE GOFF']],
    ['PRESIDENT : M. ALI KOUYATE, 7 RUE DU MOULIN, 94000 CRETEIL.', 'person', ['président: ALI KOUYATE']],
    ['Gérant : Mme Laure CAZENAVE, même adresse', 'person', ['gérant: Laure CAZENAVE']],
    ['Cogérants : Dr Léa ROY ; Dr Tom ALM.', 'person', ['cogérant: Léa ROY', 'cogérant: Tom ALM']],
    [
      'Les fonctions de présidente de Mme Nadège BOURDIER prennent fin.',
      'person.outgoing',
      ['président: Nadège BOURDIER'],
    ],
    [
      'a nommé administrateur Mme Anne ROYER, en remplacement de M. Luc ROYER, décédé',
      'person',
      ['administrateur: Anne ROYER'],
    ],
    [
      "L'assemblée décide de ne pas renouveler le mandat d'administrateur de M. Jean LEROY.",
      'person.outgoing',
      ['administrateur: Jean LEROY'],
    ],
    ['Mme Rose KLEIN, mariée à M. Oscar LANG, gérante', 'person', ['gérant: Rose KLEIN']],
    ['a désigné en qualité de liquidateur la présidente, Mme Manon GIRAUD', 'liquidator', ['Manon GIRAUD']],
    ['Aucun directeur général ne sera nommé à la constitution.', 'person', []],
    ['né le 14 août 1987 à Troyes', 'date.decision', []],
    ["L'assemblée générale mixte du 12 mai 2026 a nommé", 'organ', ['assemblée générale mixte']],
    ["soumise à l'agrément de l'assemblée générale extraordinaire", 'organ', []],
    [
      "sur convocation du président, l'AGE du 3 juin 2026 a décidé",
      'organ',
      ['assemblée générale extraordinaire'],
    ],
    ['avec effet immédiat, décidé par AGE du 3 juin 2026', 'date.effect', ['2026-06-03']],
  ])('« %s » states %s %j', (text, name, expected) => {
    expect(values(text, name)).toEqual(expected);
  });

  it('reads the notaries of an act as nobody in office', () => {
    const text =
      'Suivant acte reçu par Me Anne COUDERC, notaire à Gap, le 3 juin 2026, a été constituée la SCI LES SAPINS. Gérant : M. Luc ARNAUD, demeurant 2 rue Haute, 05000 Gap.';
    expect(values(text, 'person')).toEqual(['gérant: Luc ARNAUD']);
  });

  it.each(['', ' ', '\n\n', '§§§', '((((', '« « «', 'SAS', 'M. ', '75001'])(
    'of %j has no fact of a company',
    (text) => {
      expect(readText(text).facts.filter(({ name }) => name === 'company.capital')).toEqual([]);
    },
  );

  it.each([
    [
      "L'AGE du 2 mars 2026 a décidé de transférer le siège au 3 rue Neuve, 85500 Les Herbiers.",
      'transfert_siege',
    ],
    ['Il a été constitué une SAS dénommée ORVELINE.', 'constitution'],
    [
      'Les associés ont décidé la dissolution anticipée et nommé M. Paul Ardouvin liquidateur.',
      'dissolution',
    ],
    [
      'Les associés ont approuvé les comptes de liquidation et prononcé la clôture de la liquidation.',
      'liquidation',
    ],
    ["L'AGE a décidé qu'il n'y avait pas lieu à dissolution malgré les pertes.", 'autre'],
    ['Jugement ouvrant le redressement judiciaire de la SAS ORVELINE.', 'redressement_judiciaire'],
    ['M. A B a cédé à M. C D un fonds de commerce de bar.', 'cession_fonds'],
    ["L'AGE a décidé d'augmenter le capital et de transférer le siège social.", 'modification'],
    ['Tout actionnaire est convoqué aux assemblées. Il a été constitué une SAS.', 'constitution'],
  ])('« %s » is %s', (text, type) => {
    expect(readText(text).types[0]).toBe(type);
  });
});

describe('the mentions in a text', () => {
  it('rest on facts that exist', () => {
    const named = [
      ...Object.values(evidenceOf),
      ...announcementTypes.flatMap(({ id }) => noticeRules(id).mentions.map(({ inText }) => inText ?? [])),
    ].flat();
    for (const evidence of named) if (typeof evidence === 'string') expect(factNames).toContain(evidence);
  });

  it('are found with the words that state them', () => {
    const found = mentionsInText({ typeId: 8 }, CHANGE, readText(CHANGE)).find(
      ({ mention }) => mention.key === 'decisionDate',
    );
    expect(CHANGE.slice(found?.found?.start, found?.found?.end)).toBe('2 mars 2026');
    expect(missingInText(8, CHANGE)).toEqual([]);
  });

  it('are missing when the text lacks them', () => {
    const poorer = CHANGE.replace('531 039 931 RCS LA ROCHE-SUR-YON\n', '').replace(
      ', demeurant 8 rue du Four, 85500 LES HERBIERS',
      '',
    );
    expect(missingInText(8, poorer).map(({ label }) => label)).toEqual([
      'le numéro SIREN',
      'la ville du RCS',
      'le nouveau dirigeant et son domicile',
    ]);
  });

  it('follow the legal form', () => {
    const text =
      'Il a été constitué une SARL. Dénomination : ORVELINE. Capital : 500 €. Siège : 2 rue Haute, 05000 Gap. Objet : conseil. Durée : 99 ans. Gérant : M. Luc ARNAUD, demeurant 2 rue Haute, 05000 Gap. RCS Gap. Acte du 3 juin 2026.';
    expect(missingInText(1, text)).toEqual([]);
    expect(missingInText(1, text.replace('SARL', 'SAS')).map(({ key }) => key)).toEqual([
      'admission',
      'approval',
    ]);
  });

  it('are all in what a template writes', () => {
    const common = {
      companyName: 'ORVELINE CONSEIL',
      companyForm: 'SARL',
      siret: '73282932000074',
      rcs: 'Lyon',
      capital: '10 000 €',
      address: '18 rue des Tisserands, 69004 Lyon',
      city: 'Lyon',
      department: '69',
      title: 'Avis',
    };
    for (const id of [1, 3, 4, 8, 9]) {
      const { fields } = noticeRules(id);
      const extra = Object.fromEntries(
        fields.map(({ key, kind, placeholder }) => [
          key,
          kind === 'date' ? '2026-03-02' : (placeholder ?? 'néant'),
        ]),
      );
      const text = composeNotice(id, { ...common, extra }).replace(/<\/?(?:p|li|ul|ol|br|strong)>/g, (tag) =>
        tag.includes('strong') ? '' : '\n',
      );
      expect([id, missingInText(id, text, 'SARL').map(({ label }) => label)]).toEqual([id, []]);
    }
  });
});

describe('placeholders', () => {
  it.each([
    ['au capital de [capital]', ['[capital]']],
    ['né le ……', ['……']],
    ['M. XXXX, demeurant ......', ['XXXX', '......']],
    ['siège : ____', ['____']],
    ['le JJ/MM/AAAA', ['JJ/MM/AAAA']],
    ['objet à compléter', ['à compléter']],
    ['{{nom}} et <adresse du siège>', ['{{nom}}', '<adresse du siège>']],
    ['ci ............ 9 000 €', []],
    ['[…] et la suite… enfin', []],
    ['TAXX, XXe siècle', []],
  ])('of « %s » are named', (text, found) => {
    expect(findPlaceholders(text).map(({ words }) => words)).toEqual(found);
    for (const { start, end, words } of findPlaceholders(text)) expect(text.slice(start, end)).toBe(words);
  });
});

describe('coherence', () => {
  const fields = {
    capital: '7500',
    address: '4 rue du Port, 85130 La Gaubretière',
    siret: '531 039 931 00012',
    department: '85',
  };
  const kinds = (changed: Partial<typeof fields>) =>
    contradictionsWithFields(readText(CHANGE), { ...fields, ...changed }).map(({ kind, words }) => [
      kind,
      words,
    ]);

  it('of a text and its fields has nothing to say when they agree', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ capital: '', address: '', siret: '', department: '' })).toEqual([]);
  });

  it.each([
    [{ capital: '8 000 €' }, [['capital', '7 500 €']]],
    [{ siret: '732 829 320 00074' }, [['siren', '531 039 931']]],
    [{ address: '9 rue du Port, 85130 La Gaubretière' }, [['seat', '4 rue du Port, 85130 LA GAUBRETIÈRE']]],
    [{ department: '44' }, [['department', '4 rue du Port, 85130 LA GAUBRETIÈRE']]],
  ])('names what differs: %j', (changed, expected) => {
    expect(kinds(changed)).toEqual(expected);
  });

  it.each([
    ['Le 31 février 2026 les associés ont décidé.', 'impossible-date', '31 février 2026'],
    ['au capital de dix mille euros (12 000 €)', 'amount-in-words', 'dix mille euros (12 000 €)'],
    [
      "SAS au capital de 10 000 €. L'AGE a décidé d'augmenter le capital de 30 000 € pour le porter à 50 000 €.",
      'capital-sum',
      '30 000 €',
    ],
    ['Le capital est fixé à 10 000 euros, divisé en 600 parts de 10 euros.', 'shares-sum', '10 000 euros'],
  ])('in « %s » finds %s', (text, kind, words) => {
    expect(contradictionsInText(text, readText(text)).map((one) => [one.kind, one.words])).toEqual([
      [kind, words],
    ]);
  });

  it('accepts sums that add up, and a decision of today', () => {
    const text =
      "ORVELINE, SAS au capital de 10 000 €. L'AGE du 2 mars 2026 a décidé d'augmenter le capital de 40 000 € pour le porter à 50 000 €, divisé en 5 000 actions de 10 €.";
    expect(contradictionsInText(text, readText(text), '2026-03-02')).toEqual([]);
    expect(contradictionsInText(text, readText(text), '2026-03-01').map(({ kind }) => kind)).toEqual([
      'future-date',
    ]);
  });
});

it('a text of as many lines as a document may have characters is read', () => {
  expect(readText('\n'.repeat(250_000)).facts).toEqual([]);
});

it('values are compared whatever their capitals, accents and spaces', () => {
  expect(comparable('4, rue de l’Église – 75001 PARIS')).toBe(comparable("4 RUE DE L'EGLISE 75001 Paris"));
});

import { describe, expect, it } from 'vitest';
import { announcementTypes } from '#domain/announcement/types.ts';
import { legalForms } from '#domain/company/legal-forms.ts';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import { isCommonKey } from './draft.ts';
import { composeNotice, fieldsFor, missingMentions, noticeRules, suggestTitle } from './notice-rules.ts';
import type { NoticeField, NoticeFieldKind, NoticeValues } from './notice-values.ts';

const HOSTILE = `<script>alert("x")</script> & 'Fils' <b onclick="y">`;

const letter = (index: number): string => String.fromCharCode('a'.charCodeAt(0) + index).repeat(3);

const sample: Record<NoticeFieldKind, (index: number) => string> = {
  text: (index) => `texte ${letter(index)}`,
  longtext: (index) => `propos ${letter(index)}`,
  date: (index) => `2026-03-${String(index + 2).padStart(2, '0')}`,
  amount: (index) => `${index + 1} 000 €`,
};

const printedSample: Record<NoticeFieldKind, (index: number) => string> = {
  ...sample,
  date: (index) => `${index + 2} mars 2026`,
};

const common = {
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '73282932000074',
  rcs: 'Bordeaux',
  capital: '98 765 €',
  address: '18 rue des Tisserands, 33000 Bordeaux',
  city: 'Bordeaux',
  department: '33',
  title: 'Avis',
};

const printedCommon: Record<string, string> = { ...common, siret: '732 829 320' };

const extraOf = (
  fields: readonly NoticeField[],
  value = (field: NoticeField, index: number) => sample[field.kind](index),
) => Object.fromEntries(fields.map((field, index) => [field.key, value(field, index)]));

const several = ({ kind }: NoticeField, index: number): string =>
  kind === 'longtext' ? '- un.\n\n2. deux ;\r\n  trois' : sample[kind](index);

const filled = (typeId: number, companyForm = 'SAS'): NoticeValues => ({
  ...common,
  companyForm,
  extra: extraOf(noticeRules(typeId).fields),
});

const without = (values: NoticeValues, key: string): NoticeValues =>
  isCommonKey(key) ? { ...values, [key]: '' } : { ...values, extra: { ...values.extra, [key]: '' } };

const expectedText = (typeId: number, key: string): string => {
  if (isCommonKey(key)) return printedCommon[key] ?? '';
  const { fields } = noticeRules(typeId);
  const index = fields.findIndex((field) => field.key === key);
  const kind = fields[index]?.kind;
  if (!kind) throw new Error(`The mention ${key} of type ${typeId} reads no field`);
  return printedSample[kind](index);
};

const textOf = (notice: string): string => notice.replace(/<[^>]+>/g, ' ');

/** Every tag is an allowed one, without attributes, and closed in order. */
const isWellFormed = (notice: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name = '', rest] of notice.matchAll(/<(\/?)([a-z]*)([^>]*)>/g)) {
    if (!/^(?:p|strong|em|ul|ol|li|br)$/.test(name) || rest) return false;
    if (name === 'br') continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0 && !/[<>]/.test(notice.replace(/<\/?[a-z]+>/g, ''));
};

describe.each(announcementTypes)('notice of type $id, $name', ({ id }) => {
  const { fields, mentions, notes } = noticeRules(id);

  it('asks each field once, under a key of its own', () => {
    const keys = fields.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter(isCommonKey)).toEqual([]);
  });

  it('has each mention once, with its legal basis', () => {
    expect(new Set(mentions.map(({ key }) => key)).size).toBe(mentions.length);
    expect(new Set(mentions.map(({ label }) => label)).size).toBe(mentions.length);
    for (const { label, basis } of mentions) {
      expect(label).toMatch(/^(?:le |la |les |l')/);
      expect(basis).not.toBe('');
    }
    for (const note of notes) expect(note.text).toMatch(/\.$/);
  });

  it('requires exactly the fields that are mentions', () => {
    const needed = new Set(mentions.map(({ key }) => key));
    const requiredButUnchecked = fields.filter((field) => !field.optional && !needed.has(field.key));
    expect(requiredButUnchecked).toEqual([]);
  });

  describe.each(['SAS', 'SARL', 'SNC', 'SCA'])('of a %s', (companyForm) => {
    const values = filled(id, companyForm);
    const concerned = mentions.filter(({ forms }) => !forms || forms.some((form) => form === companyForm));

    it('prints every mention when every field is filled', () => {
      const notice = textOf(composeNotice(id, values));
      for (const { key } of concerned)
        expect(notice).toContain(key === 'companyForm' ? companyForm : expectedText(id, key));
      expect(missingMentions(id, values)).toEqual([]);
      expect(notice).not.toContain('[');
    });

    it('prints every field it asks', () => {
      const notice = textOf(composeNotice(id, values));
      for (const { key } of fieldsFor(id, companyForm)) expect(notice).toContain(expectedText(id, key));
    });

    it.each(concerned)('misses only $label when it is removed', ({ key, label }) => {
      const poorer = without(values, key);
      expect(missingMentions(id, poorer).map((mention) => mention.label)).toEqual([label]);
      expect(composeNotice(id, poorer)).toMatch(/\[\p{L}[^\]]*\]/u);
    });
  });

  it.each([
    ['filled', filled(id)],
    [
      'empty',
      {
        ...filled(id),
        companyName: '',
        companyForm: '',
        siret: '',
        rcs: '',
        capital: '',
        address: '',
        extra: {},
      },
    ],
    ['pending registration', { ...filled(id), siret: PENDING_SIRET }],
    [
      'ending with full stops',
      { ...filled(id), companyName: 'ORVELINE & Cie.', extra: extraOf(fields, () => 'Fini.') },
    ],
    [
      'badly spaced',
      {
        ...filled(id),
        capital: '10\u00a0000€ ',
        extra: extraOf(fields, () => '  un\u202f\u00a0 deux...  ;'),
      },
    ],
    ['on several lines', { ...filled(id), extra: extraOf(fields, several) }],
  ])('is clean French when %s', (_, values) => {
    for (const written of [composeNotice(id, values), suggestTitle(id, values)]) {
      expect(isWellFormed(written)).toBe(true);
      expect(written).not.toMatch(/undefined|null|NaN|\[object/);
      expect(written).not.toMatch(/[ \u00a0\u202f]{2}|\n|\.\.|<(p|li|strong)>\s*<\/\1>|\s[.,]/);
    }
  });

  it('lets no value become markup', () => {
    const hostile = Object.fromEntries(Object.keys(common).map((key) => [key, HOSTILE]));
    const values = { ...common, ...hostile, siret: common.siret, extra: extraOf(fields, () => HOSTILE) };
    const notice = composeNotice(id, values);
    expect(isWellFormed(notice)).toBe(true);
    expect(notice).not.toMatch(/<(?:script|b[ >])|&(?!amp;|lt;|gt;)/);
    expect(notice).toContain('&lt;script&gt;alert("x")&lt;/script&gt; &amp; \'Fils\'');
  });

  it('suggests a title that names the company', () => {
    expect(suggestTitle(id, filled(id))).toContain('ORVELINE CONSEIL');
  });
});

describe('a notice of several modifications', () => {
  const SEAT = 9;
  const OTHERS = [22, 8];
  const values = (typeId: number, others: readonly number[]): NoticeValues => ({
    ...common,
    extra: extraOf(fieldsFor(typeId, common.companyForm, others)),
  });

  it('has the mentions and the questions of each, once', () => {
    const { mentions, fields } = noticeRules(SEAT, OTHERS);
    const keys = mentions.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['rcs', 'oldAddress', 'oldName', 'incoming', 'effectDate']));
    expect(new Set(keys).size).toBe(keys.length);
    expect(fields.map(({ key }) => key).filter((key) => key === 'decisionDate')).toHaveLength(1);
    expect(fields.at(-1)?.key).toBe('signatory');
    expect(fields.find(({ key }) => key === 'effectDate')?.optional).toBeUndefined();
  });

  it('names the company as registered, then each decision, the statutes and the registry once', () => {
    const given = values(SEAT, OTHERS);
    const notice = composeNotice(SEAT, given, OTHERS);
    expect(isWellFormed(notice)).toBe(true);
    expect(missingMentions(SEAT, given, OTHERS)).toEqual([]);
    expect(notice).not.toContain('[');
    expect(notice.startsWith(`<p><strong>${given.extra.oldName}</strong>`)).toBe(true);
    expect(notice).toContain(`Siège social : ${given.extra.oldAddress}<br>`);
    for (const once of ["Aux termes d'une décision", 'des statuts', 'nouvelle immatriculation', 'Pour avis'])
      expect(notice.split(once)).toHaveLength(2);
    expect(notice.split('Par la même décision, il a été décidé')).toHaveLength(3);
    expect(suggestTitle(SEAT, given, OTHERS)).toBe(
      'Transfert de siège, changement de dirigeant, changement de dénomination de la SAS ORVELINE CONSEIL',
    );
  });

  it('keeps the answers apart where two types ask different things under one name', () => {
    const given = values(8, [19]);
    const extra = { ...given.extra, outgoing: 'M. Ardouvin', outgoing19: 'Mme Vernis' };
    const notice = composeNotice(8, { ...given, extra }, [19]);
    expect(notice).toContain('en remplacement de M. Ardouvin');
    expect(notice).toContain('<strong>En remplacement de :</strong> Mme Vernis');
    expect(missingMentions(11, { ...values(11, [10]), extra: {} }, [10]).map(({ label }) => label)).toEqual(
      expect.arrayContaining(["le mode de l'augmentation", 'le mode de la réduction']),
    );
  });

  it('under « Modification » may have no other change than the ones listed', () => {
    const given = values(2, [9, 22]);
    const extra = { ...given.extra, changed: '', oldMention: '', newMention: '' };
    expect(missingMentions(2, { ...given, extra }, [9, 22])).toEqual([]);
    expect(composeNotice(2, { ...given, extra }, [9, 22])).not.toMatch(/\[|Mention modifiée/);
    expect(composeNotice(2, given, [9, 22])).toContain('Mention modifiée');
  });

  it('is that of its type alone when nothing can stand beside it', () => {
    expect(noticeRules(1, [9])).toBe(noticeRules(1));
    expect(noticeRules(9, [9, 1, 3, 99])).toBe(noticeRules(9));
    expect(composeNotice(9, filled(9), [9])).toBe(composeNotice(9, filled(9)));
  });
});

describe('notices', () => {
  it.each(legalForms)('of a constitution never mention a SIREN ($value)', ({ value }) => {
    const values = filled(1, value);
    expect(missingMentions(1, { ...values, siret: PENDING_SIRET })).toEqual([]);
    for (const siret of [PENDING_SIRET, common.siret])
      expect(textOf(composeNotice(1, { ...values, siret }))).not.toMatch(/SIREN|732 829 320|000 000 000/);
  });

  it('name the missing mentions as a sentence can list them', () => {
    const poorer = without(without(filled(9), 'rcs'), 'oldAddress');
    expect(missingMentions(9, poorer).map(({ label }) => label)).toEqual([
      'la ville du RCS',
      "l'ancien siège",
    ]);
    expect(composeNotice(9, poorer)).toContain('[ancien siège]');
  });

  it('do not ask the registration of an authentic act', () => {
    const values = without(filled(5), 'registration');
    const authentic = {
      ...values,
      extra: { ...values.extra, actKind: 'acte authentique reçu par Me Ardouvin' },
    };
    expect(missingMentions(5, authentic)).toEqual([]);
    expect(composeNotice(5, authentic)).not.toContain('[');
  });

  it('of a civil company do not list its partners, and print the clause about its shares', () => {
    const values = without(filled(1, 'SCI'), 'partners');
    expect(missingMentions(1, values)).toEqual([]);
    expect(fieldsFor(1, 'SCI').map(({ key }) => key)).toContain('transfers');
    expect(fieldsFor(1, 'SCI').map(({ key }) => key)).not.toContain('partners');
    expect(fieldsFor(1, 'SNC').map(({ key }) => key)).toContain('partners');
    expect(noticeRules(1).notes.map(({ basis }) => basis)).toContain('Décret n° 78-704 du 3 juillet 1978');
  });

  it('of a liquidation closed by a court have no place of meeting', () => {
    const values = without(filled(4), 'closingPlace');
    const judged = { ...values, extra: { ...values.extra, organ: 'le tribunal de commerce de Bordeaux' } };
    expect(missingMentions(4, values).map(({ key }) => key)).toEqual(['closingPlace']);
    expect(missingMentions(4, judged)).toEqual([]);
    expect(composeNotice(4, judged)).not.toMatch(/\[|à l'adresse suivante/);
  });

  it('of a change of manager elide before a vowel', () => {
    const values = filled(8);
    const extra = { ...values.extra, position: 'Administrateur', outgoing: 'Élise Marvaudon' };
    const notice = composeNotice(8, { ...values, extra });
    expect(notice).toContain("en qualité d'administrateur");
    expect(notice).toContain("en remplacement d'Élise Marvaudon");
    const named = composeNotice(8, { ...values, extra: { ...extra, outgoing: 'Le Roux Anne' } });
    expect(named).toContain('en remplacement de Le Roux Anne');
  });

  it('of a seat that leaves its department name the new registry where the seat goes', () => {
    const values = without(filled(9), 'newRcs');
    const moved = (department: string) => ({
      ...values,
      department,
      extra: { ...values.extra, oldAddress: '4 quai des Chartrons, 34000 Montpellier' },
    });
    expect(composeNotice(9, moved('33'))).toContain(
      "fera l'objet d'une nouvelle immatriculation au RCS de [ville du nouveau greffe]",
    );
    expect(composeNotice(9, moved('34'))).not.toContain('nouvelle immatriculation');
  });

  it('of a dissolution say that a universal transfer is published in the BODACC only', () => {
    expect(noticeRules(3).notes.map(({ basis }) => basis)).toContain('C. civ., art. 1844-5, al. 3');
  });

  it('of a partial division do not dissolve the company', () => {
    const values = filled(14);
    const partial = { ...values, extra: { ...values.extra, extent: 'scission partielle' } };
    expect(composeNotice(14, partial)).toContain("n'est pas dissoute");
    expect(composeNotice(14, without(values, 'extent'))).toContain('est dissoute sans liquidation');
  });

  it.each([16, 17])('of court proceedings (type %i) ask neither the form nor the capital', (typeId) => {
    const values = without(without(filled(typeId), 'capital'), 'companyForm');
    expect(missingMentions(typeId, values)).toEqual([]);
    expect(composeNotice(typeId, values)).not.toContain('[');
  });

  it('of a meeting say that a SARL convenes by letter', () => {
    expect(noticeRules(20).notes.map(({ basis }) => basis)).toContain('C. com., art. R. 225-66 et R. 223-20');
  });

  it('of the sale of a lease right promise no opposition that nobody asked for', () => {
    const values = without(filled(23), 'opposition');
    expect(missingMentions(23, values)).toEqual([]);
    expect(composeNotice(23, values)).not.toContain('opposition');
    expect(composeNotice(23, filled(23))).toContain('oppositions');
  });

  it('of the sale of a business require its registration, unless its act is authentic', () => {
    const missing = (values: NoticeValues) => missingMentions(5, values).map(({ key }) => key);
    const values = filled(5);
    const { registration: _, actKind: __, ...extra } = values.extra;
    expect(missing({ ...values, extra })).toContain('registration');
    expect(missing({ ...values, extra: { ...extra, actKind: 'acte authentique' } })).toEqual([]);
  });

  it('of the sale of a business require of the buyer what the law asks: a name and a seat', () => {
    const values = ['companyForm', 'capital', 'siret', 'rcs'].reduce(without, filled(5));
    expect(missingMentions(5, values)).toEqual([]);
    expect(composeNotice(5, values)).not.toContain('[');
    expect(missingMentions(5, without(values, 'companyName')).map(({ key }) => key)).toEqual(['companyName']);
  });

  it.each([5, 6, 7, 23])(
    'of type %i name a person by her name and home, without a word of a company',
    (typeId) => {
      const values = { ...filled(typeId, 'Personne physique'), companyName: 'Mme Chloé Verdier' };
      const unregistered = ['capital', 'siret', 'rcs'].reduce(without, values);
      const notice = textOf(composeNotice(typeId, unregistered));
      expect(notice).toContain('Mme Chloé Verdier, demeurant 18 rue des Tisserands, 33000 Bordeaux.');
      expect(notice).not.toMatch(/la société|siège social|capital|Personne physique|\[/);
      expect(missingMentions(typeId, unregistered)).toEqual([]);
      expect(suggestTitle(typeId, values)).toMatch(/ de Mme Chloé Verdier$/);
      // A trader has a number; the capital typed for a company is not hers.
      expect(textOf(composeNotice(typeId, values))).toContain('33000 Bordeaux, 732 829 320 RCS Bordeaux.');
      expect(composeNotice(typeId, without(unregistered, 'address'))).toContain('demeurant [domicile]');
      expect(missingMentions(typeId, without(unregistered, 'address')).map(({ label }) => label)).toEqual([
        expect.stringMatching(/^le domicile ou le siège d/),
      ]);
      expect(textOf(composeNotice(typeId, filled(typeId, 'SARL')))).toContain(
        'la société ORVELINE CONSEIL, SARL au capital de 98 765 €, dont le siège social est situé 18 rue',
      );
    },
  );

  it('drop the answers that belong to another legal form', () => {
    expect(composeNotice(1, filled(1, 'SARL'))).not.toContain('Transmission des actions');
    expect(composeNotice(1, filled(1, 'SAS'))).not.toContain('indéfiniment');
    expect(fieldsFor(1, 'SARL').map(({ key }) => key)).not.toContain('approval');
  });

  it.each([13, 14, 16, 17, 18, 21])('of type %i say that another publication is required', (typeId) => {
    expect(noticeRules(typeId).notes.map(({ kind }) => kind)).toContain('other-channel');
  });

  it.each([13, 14, 16, 17, 18])('of type %i name the BODACC, where it is published too', (typeId) => {
    expect(
      noticeRules(typeId)
        .notes.map(({ text }) => text)
        .join(' '),
    ).toContain('BODACC');
  });

  it('name the notices that must follow', () => {
    expect(noticeRules(9).notes.map(({ kind }) => kind)).toContain('second-notice');
    expect(noticeRules(3).notes.map(({ kind }) => kind)).toContain('closing-notice');
    expect(noticeRules(4).notes.map(({ kind }) => kind)).toContain('closing-notice');
  });

  it('print the city of the seat once', () => {
    const values = { ...filled(9), address: '18 rue des Tisserands, 33000 Bordeaux', city: 'Bordeaux' };
    expect(textOf(composeNotice(9, values))).not.toContain('Bordeaux, Bordeaux');
  });

  it('of an unknown type are « Autre »', () => {
    expect(noticeRules(0)).toBe(noticeRules(26));
    expect(noticeRules(99)).toBe(noticeRules(26));
  });

  it('does not require the text of a free notice twice', () => {
    expect(missingMentions(26, { ...common, companyForm: 'SAS', extra: {} })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { composeNotice, missingMentions } from '#domain/announcement/notice/notice-rules.ts';
import { quoted, remarksOn } from './notice-remarks.fr.ts';

const NOW = new Date('2026-11-16T10:00:00Z');
const fields = {
  capital: '10 000 €',
  address: '18 rue des Tisserands, 69004 Lyon',
  siret: '732 829 320 00074',
  department: '69',
};

/** A complete change of seat in words of its own, not those of the template. */
const COMPLETE = `
  <p><strong>ORVELINE CONSEIL</strong></p>
  <p>S.A.S. au capital de 10.000 euros - 12 rue de la Poulaillerie, 69002 LYON - R.C.S. LYON 732 829 320</p>
  <p>Suivant procès-verbal de l'AGE du 3 novembre 2026, les associés ont transféré le siège social au
  18 rue des Tisserands, 69004 LYON, avec effet au même jour. L'article 4 des statuts est modifié.</p>`;

const remarks = (html: string, others: readonly number[] = [], changed: Partial<typeof fields> = {}) =>
  remarksOn({ typeId: 9, others, companyForm: 'SAS', html, fields: { ...fields, ...changed }, now: NOW });

describe('remarks on the text of a notice', () => {
  it('are none on a complete text written elsewhere, and each mention has its words', () => {
    const { text, found, missing, blanks, contradictions } = remarks(COMPLETE);
    expect({ missing, blanks, contradictions }).toEqual({ missing: [], blanks: [], contradictions: [] });
    expect(found.map(({ key }) => key)).toEqual(expect.arrayContaining(['siret', 'rcs', 'oldAddress']));
    for (const { words, place } of found) expect(text.slice(place.start, place.end)).toBe(words);
    expect(found.find(({ key }) => key === 'decisionDate')?.words).toBe('3 novembre 2026');
  });

  it('name what is missing, whatever was typed in the fields', () => {
    const { missing } = remarks(COMPLETE.replace(' - R.C.S. LYON 732 829 320', ''));
    expect(missing.map(({ label }) => label)).toEqual(['le numéro SIREN', 'la ville du RCS']);
  });

  it('ask to verify where a value of the text may be the mention, and claim nothing missing', () => {
    const told = COMPLETE.replace(
      ', avec effet au même jour',
      '. Les cartons ont été faits le 6 novembre 2026',
    );
    const { missing, unsure } = remarks(told);
    expect(missing).toEqual([]);
    expect(unsure.map(({ key, words }) => [key, words])).toEqual([['effectDate', '6 novembre 2026']]);
    const { missing: lacking } = remarks(COMPLETE.replace(', avec effet au même jour', ''));
    expect(lacking.map(({ key }) => key)).toEqual(['effectDate']);
  });

  it('name the effect date that a modification made from the template leaves out', () => {
    const extra = {
      organ: "l'assemblée générale extraordinaire",
      decisionDate: '2026-11-03',
      changed: 'Objet social',
      oldMention: 'Conseil en organisation',
      newMention: 'Conseil en organisation et formation',
    };
    const left = (given: Readonly<Record<string, string>>) => {
      const values = {
        ...fields,
        companyName: 'ORVELINE CONSEIL',
        companyForm: 'SAS',
        rcs: 'Lyon',
        city: 'Lyon',
        title: '',
        extra: given,
      };
      const html = composeNotice(2, values);
      const { blanks } = remarksOn({ typeId: 2, others: [], companyForm: 'SAS', html, fields, now: NOW });
      return {
        asked: missingMentions(2, values).map(({ label }) => label),
        blanks: blanks.map(({ words }) => words),
      };
    };
    expect(left(extra)).toEqual({ asked: ["la date d'effet"], blanks: ["[date d'effet]"] });
    expect(left({ ...extra, effectDate: '2026-11-03' })).toEqual({ asked: [], blanks: [] });
  });

  it('name each blank that was left, once', () => {
    const { blanks } = remarks(`${COMPLETE}<p>Capital : [capital], soit [capital]. À compter du XXXX.</p>`);
    expect(blanks.map(({ words }) => words)).toEqual(['[capital]', 'XXXX']);
  });

  it('show where text and fields disagree, with the sentence', () => {
    const { contradictions } = remarks(COMPLETE, [], {
      capital: '12 000 €',
      siret: '552 100 554 00013',
      department: '75',
    });
    expect(contradictions.map(({ code }) => code)).toEqual(['capital', 'siren', 'department']);
    expect(contradictions[0]).toMatchObject({
      message: `Le texte indique un capital de ${quoted('10.000 euros')}, le formulaire ${quoted('12 000 €')}.`,
      sentence: expect.stringContaining('au capital de 10.000 euros'),
    });
    expect(contradictions[2]?.message).toContain("n'est pas dans le département choisi, 75 - Paris.");
  });

  it('show dates that cannot be and sums that are wrong', () => {
    const { contradictions } = remarks(
      `<p>La société au capital de dix mille euros (12 000 euros) a tenu son assemblée le 31 février 2026.</p>`,
    );
    expect(contradictions.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['impossible-date', 'amount-in-words']),
    );
  });

  it('ask of several modifications the mentions of each', () => {
    expect(remarks(COMPLETE, [8, 22]).missing.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['incoming', 'oldName']),
    );
    const extra = {
      organ: "l'assemblée générale extraordinaire",
      decisionDate: '2026-11-03',
      effectDate: '2026-11-03',
      oldAddress: '12 rue de la Poulaillerie, 69002 Lyon',
      article: '3 et 4',
      oldName: 'ORVELINE',
      position: 'président',
      outgoing: 'M. Paul Ardouvin, demeurant 8 rue du Four, 69001 Lyon',
      incoming: 'Mme Élise Marvaudon, demeurant 3 montée des Cordeliers, 69001 Lyon',
    };
    const values = {
      ...fields,
      companyName: 'ORVELINE CONSEIL',
      companyForm: 'SAS',
      rcs: 'Lyon',
      city: 'Lyon',
      title: '',
      extra,
    };
    const united = remarks(composeNotice(9, values, [8, 22]), [8, 22]);
    expect(united).toMatchObject({ missing: [], blanks: [], contradictions: [] });
  });

  it('are bounded for a text made of blanks and impossible dates', () => {
    const { blanks, contradictions } = remarks(
      `<p>${Array.from({ length: 900 }, (_, index) => `[vide ${index}] le 31 février 2026,`).join(' ')}</p>`,
    );
    expect(blanks.length).toBeLessThanOrEqual(20);
    expect(contradictions.length).toBeLessThanOrEqual(20);
  });
});

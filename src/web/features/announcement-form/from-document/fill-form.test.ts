import { describe, expect, it } from 'vitest';
import type { CalledNotice } from '#contract/document-reading.ts';
import { findAnnouncementTypeByName } from '#domain/announcement/types.ts';
import { emptyValues } from '../submission-values.ts';
import { completedValues, filledValues } from './fill-form.ts';
import { carriedValues } from './use-document.ts';

const field = (name: string, value: string) => ({ name, value, sentences: ['…'], proposed: false });

const notice: CalledNotice = {
  typeId: 1,
  alsoTypeIds: [],
  department: '69',
  reason: '',
  basis: '',
  deadline: '',
  until: '',
  later: false,
  elsewhere: false,
  fields: [
    field('companyName', 'Verdelin & Cie'),
    field('companyForm', 'SAS'),
    field('extra.duration', '99 années'),
    field('unknown', 'x'),
  ],
};

describe('a form filled from a document', () => {
  it('has its values, the text of the template and the title, and keeps contact, offer and buyer', () => {
    const typed = { ...emptyValues, contactEmail: 'elise@orveline.example', basePrice: 99, city: 'Annecy' };
    const filled = filledValues({ noticeText: '' }, notice, carriedValues(typed));
    expect(filled).toMatchObject({
      companyName: 'Verdelin & Cie',
      type_id: '1',
      unregistered: true,
      extra: { duration: '99 années' },
      title: 'Constitution de la SAS Verdelin & Cie',
      contactEmail: 'elise@orveline.example',
      basePrice: 99,
      city: '',
    });
    expect(filled.content).toContain('Verdelin &amp; Cie');
    expect(filled).not.toHaveProperty('unknown');
  });

  it('announces the other modifications of the meeting too', () => {
    const seat = {
      ...notice,
      typeId: 8,
      alsoTypeIds: [findAnnouncementTypeByName('changement_dirigeant').id],
    };
    const filled = filledValues({ noticeText: '' }, seat, {});
    expect(filled.otherTypes).toBe(String(seat.alsoTypeIds[0]));
    expect(filled.content).toMatch(/siège.*(?:gérant|président|dirigeant)/is);
  });

  it('has the text of a notice that was read, as text', () => {
    const { content } = filledValues({ noticeText: 'A & <b>B</b>\n\n  C  ' }, notice, {});
    expect(content).toBe('<p>A &amp; &lt;b&gt;B&lt;/b&gt;</p><p>C</p>');
  });

  it('is completed by what the assistant proposes, in the questions left empty and in the text of the template', () => {
    const proposed = (name: string, value: string) => ({ ...field(name, value), proposed: true });
    const fields = [
      proposed('extra.purpose', 'la restauration de meubles'),
      proposed('extra.duration', '50 années'),
    ];
    const filled = filledValues({ noticeText: '' }, notice, {});
    const completed = completedValues(filled, { fields });
    expect(completed.extra).toEqual({ duration: '99 années', purpose: 'la restauration de meubles' });
    expect(filled.content).toContain('[objet social]');
    expect(completed.content).toContain('la restauration de meubles');

    const own = { ...filled, content: '<p>Mon propre texte</p>' };
    expect(completedValues(own, { fields }).content).toBe(own.content);
  });
});

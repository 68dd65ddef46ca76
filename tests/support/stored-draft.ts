import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type CompleteText, company, completeTexts, FORM, restoredNotice } from './submission-form.ts';
import { expect } from './test.ts';

const types: Record<CompleteText, { type_id: string; title: string }> = {
  'Transfert de siège': { type_id: '9', title: 'Transfert du siège social de la SAS ORVELINE CONSEIL' },
  Constitution: { type_id: '1', title: 'Constitution de la SAS ORVELINE CONSEIL' },
};

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');

type Given = {
  /** Where the draft was left. */
  step?: 1 | 2 | 3;
  type?: CompleteText;
  /** What differs from a first step that is wholly typed, by the names of the form's values. */
  values?: Readonly<Record<string, unknown>>;
};

/** What this browser stored when the draft was left. */
export const aStoredDraft = ({ step = 1, type = 'Transfert de siège', values = {} }: Given = {}): string =>
  JSON.stringify({
    version: 1,
    savedAt: Date.now(),
    draft: {
      key: randomUUID().replaceAll('-', ''),
      step,
      values: {
        companyName: company["Nom de l'entreprise"],
        companyForm: 'SAS',
        siret: '732 829 320 00074',
        rcs: company.RCS,
        capital: company.Capital,
        address: company.Adresse,
        city: company.Ville,
        department: '69',
        ...types[type],
        content: paragraphs(completeTexts[type]),
        contactPerson: 'Élise Marvaudon',
        contactEmail: 'elise@orveline.example',
        ...values,
      },
      submitted: null,
    },
  });

/**
 * Opens the form on a stored draft: a journey that is not about the typing of the first step saves it, and one that
 * begins at a later step does not load the editor either.
 */
export const openDraft = async (page: Page, given: Given = {}): Promise<void> => {
  await page.addInitScript(
    ([mark = '', draft = '']) => {
      // Once: the form stores its own from then on.
      if (sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'stored');
      localStorage.setItem('parution.annonce', draft);
    },
    [`draft ${randomUUID()}`, aStoredDraft(given)],
  );
  await page.goto(FORM);
  await expect(restoredNotice(page)).toBeVisible();
};

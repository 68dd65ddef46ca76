import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { SubmissionAnswer } from '#contract/submission.ts';

export const NOTICE_TEXT = "Aux termes d'une décision du 6 novembre 2026, le siège social a été transféré.";

/** A notice as the form sends it. */
export const submitted = {
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '73282932000074',
  rcs: 'RCS Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands',
  city: 'Lyon',
  department: '69',
  type_id: 9,
  title: 'Transfert du siège social',
  content: `<p>${NOTICE_TEXT}</p>`,
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@exemple.fr',
  contactPhone: '',
};

/** Submits it to the app: unchanged, or with changes that must be accepted. */
export const sender = (app: () => FastifyInstance) => {
  const send = (payload: object | string, headers: Record<string, string> = {}) =>
    app().inject({
      method: 'POST',
      url: '/api/legal-announcements/submit',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  const submit = async (changes: object = {}, key?: string) => {
    const answer = await send({ ...submitted, ...changes }, key ? { 'idempotency-key': key } : {});
    expect(answer.body, answer.body).toContain('"success":true');
    return answer.json<SubmissionAnswer>();
  };
  return { send, submit };
};

import { expect } from 'vitest';
import type { Site } from './site.ts';

/** A notice as the form sends it. */
export const notice = {
  companyName: 'ORVELINE CONSEIL',
  companyForm: 'SAS',
  siret: '73282932000074',
  rcs: 'Lyon',
  capital: '10 000 €',
  address: '18 rue des Tisserands, 69004 Lyon',
  city: 'Lyon',
  department: '69',
  type_id: 9,
  title: 'Transfert du siège social',
  content: '<p>ORVELINE CONSEIL, SAS au capital de 10 000 €. Le siège social a été transféré.</p>',
  contactPerson: 'Élise Marvaudon',
  contactEmail: 'elise@orveline.example',
  basePrice: 199,
};

/** One call of the API; fails unless it is answered well. */
export const call = async <Answer>(
  site: Pick<Site, 'url'>,
  method: string,
  path: string,
  body?: object,
  cookie?: string,
) => {
  const answer = await fetch(`${site.url}/api/${path}`, {
    method,
    headers: {
      origin: site.url,
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
  return { answer: JSON.parse(text) as Answer, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] };
};

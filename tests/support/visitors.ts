import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

export type Visitor = { firstName: string; lastName: string; email: string; password: string };

/** A new person. */
export const aVisitor = (changes: Partial<Visitor> = {}): Visitor => ({
  firstName: 'Élise',
  lastName: 'Marvaudon',
  email: `elise-${randomUUID()}@parution.example`,
  password: 'tulipe jaune pluie',
  ...changes,
});

/** Creates the person's account. */
export const register = async (site: Site, visitor: Visitor): Promise<void> => {
  await call(site, 'register', visitor);
};

/** Logs in from the next page on, without the form. */
export const logIn = async (
  page: Page,
  site: Site,
  { email, password }: Pick<Visitor, 'email' | 'password'>,
): Promise<void> => {
  const answer = await page.context().request.post(`${site.url}/api/auth/login`, {
    data: { email, password },
    headers: { origin: site.url },
  });
  if (!answer.ok()) throw new Error(`Connexion refusée : ${await answer.text()}`);
  const { user } = await answer.json();
  // Storage belongs to the origin: any page of the site will do.
  await page.goto('/favicon.svg');
  await page.evaluate((known) => {
    localStorage.setItem('currentUser', JSON.stringify(known));
    localStorage.setItem('token', known.token);
  }, user);
};

/** A logged-in reader. */
export const aReader = async (page: Page, site: Site): Promise<Visitor> => {
  const visitor = aVisitor();
  await register(site, visitor);
  await logIn(page, site, visitor);
  return visitor;
};

const call = async (site: Site, name: string, body: unknown) => {
  const answer = await fetch(`${site.url}/api/auth/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${name} : ${await answer.text()}`);
};

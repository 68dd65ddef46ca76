import type { Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { mailsTo } from '../outbox.ts';
import type { Site } from '../site.ts';
import { act, type Screen } from '../sweep.ts';
import { expect } from '../test.ts';
import { aVisitor, logIn, register } from '../visitors.ts';

export const accounts: Screen[] = [
  {
    route: paths.contact,
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await page.getByLabel('Sujet').selectOption('');
          await act(page, 'Envoyer le message').click();
          await expect(page.getByText('Le sujet est requis')).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.login,
    states: [
      { name: 'ses messages', show: (page) => refusePassword(page, 'Connexion') },
      {
        name: "l'inscription et ses messages",
        show: async (page) => {
          await page.getByRole('tab', { name: 'Inscription' }).click();
          await refusePassword(page, 'Inscription');
        },
      },
    ],
  },
  {
    route: paths.forgottenPassword,
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await page.getByLabel('Email').fill('x');
          await expect(page.getByText('Veuillez entrer une adresse email valide')).toBeVisible();
        },
      },
    ],
  },
  { route: paths.invitation, path: `/invitation/${'x'.repeat(43)}` },
  {
    route: paths.resetPassword,
    path: async (_page, site) => {
      const { email } = await registered(site);
      await fetch(`${site.url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      const link = async () =>
        /\/reinitialisation\/[\w-]+/.exec((await mailsTo(site, 'password-reset', email))[0]?.text ?? '')?.[0];
      await expect.poll(link).toBeTruthy();
      return (await link()) ?? '';
    },
    states: [
      {
        name: 'ses messages',
        show: async (page) => {
          await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('12345');
          await page.getByLabel('Confirmer le mot de passe', { exact: true }).fill('1234');
          await expect(page.getByText('Les mots de passe ne correspondent pas.')).toBeVisible();
        },
      },
    ],
  },
  {
    route: paths.home,
    path: async (page, site) => {
      await logIn(page, site, await registered(site));
      return paths.home;
    },
    states: [{ name: 'le menu du compte', part: 'all', show: (page) => act(page, /^Compte de /).click() }],
  },
];

const registered = async (site: Site) => {
  const visitor = aVisitor();
  await register(site, visitor);
  return visitor;
};

const refusePassword = async (page: Page, name: string) => {
  const password = page.getByRole('form', { name }).getByLabel('Mot de passe', { exact: true });
  await password.fill('12345');
  await password.blur();
  await expect(password).toHaveAttribute('aria-invalid');
};

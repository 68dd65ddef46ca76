import { expect, it } from 'vitest';
import { findActions, findCommands } from './commands.ts';

const everything = () => true;
const labels = (text: string, isShown: (href: string) => boolean = everything) =>
  findCommands(text, isShown).map(({ label }) => label);

it('finds a screen by its words, in any order, case and accent', () => {
  expect(labels('annonces CORBEILLE')).toEqual(['Corbeille des annonces']);
  expect(labels('systeme')).toEqual(['État du système']);
  expect(labels('chiffres')).toEqual(['Chiffres de la relecture']);
  expect(labels('rapprocher')).toEqual(['Rapprochement des paiements']);
});

it('shows every screen before anything is typed, and none for unknown words', () => {
  expect(labels('  ')).toContain('Tableau de bord');
  expect(labels('  ')).toContain('Mon profil');
  expect(labels('zzz')).toEqual([]);
});

it('finds a setting by its name, for those who may read them', () => {
  expect(findCommands('réglages téléphone', everything)).toContainEqual({
    label: expect.stringMatching(/^Réglages : .*téléphone/i),
    href: '/admin/reglages#CONTACT_PHONE',
  });
  expect(labels('téléphone', (href) => href !== '/admin/reglages')).toEqual([]);
});

it('leaves out what the role does not open', () => {
  expect(labels('corbeille', (href) => href.includes('/articles'))).toEqual(['Corbeille des articles']);
});

it('finds the actions that the role allows', () => {
  const actions = (
    text: string,
    allowed: { isShown?: (href: string) => boolean; may?: () => boolean } = {},
  ) => findActions(text, { isShown: everything, may: everything, ...allowed }).map(({ label }) => label);
  expect(actions('')).toEqual([
    'Nouvel article',
    'Générer des articles',
    'Nouvelle annonce',
    "Envoyer un courriel d'essai",
    'Se déconnecter',
  ]);
  expect(actions('ecrire ANNONCE')).toEqual(['Nouvelle annonce']);
  expect(actions('article créer')).toEqual(['Nouvel article', 'Générer des articles']);
  expect(actions('tester')).toEqual(["Envoyer un courriel d'essai"]);
  const nothing = () => false;
  expect(actions('', { isShown: nothing, may: nothing })).toEqual(['Se déconnecter']);
  expect(actions('', { isShown: (href) => href.includes('/articles/create/manual'), may: nothing })).toEqual([
    'Nouvel article',
    'Se déconnecter',
  ]);
});

import { expect, it } from 'vitest';
import { findCommands } from './commands.ts';

const everything = () => true;
const labels = (text: string, isShown: (href: string) => boolean = everything) =>
  findCommands(text, isShown).map(({ label }) => label);

it('finds a screen by its words, in any order, case and accent', () => {
  expect(labels('ecrire ANNONCE')).toEqual(['Écrire une annonce']);
  expect(labels('article nouvel')).toEqual(['Écrire un article', 'Générer des articles']);
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

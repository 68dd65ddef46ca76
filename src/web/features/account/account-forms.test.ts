import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { loginBody } from '#contract/auth.ts';
import { newPasswordForm, registerForm } from './account-forms.ts';

const whole = {
  firstName: 'Élise',
  lastName: 'Marvaudon',
  email: 'elise@parution.example',
  password: 'secret',
  confirmPassword: 'secret',
};

/** The first message of each field, as a form shows it. */
const errorsOf = (schema: z.ZodType, values: unknown): Record<string, string> => {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
};

describe('the registration form', () => {
  it('accepts valid values, with surrounding spaces, and a long password', () => {
    expect(errorsOf(registerForm, whole)).toEqual({});
    expect(errorsOf(registerForm, { ...whole, email: ' elise@parution.example ' })).toEqual({});
    const long = 'é '.repeat(32);
    expect(errorsOf(registerForm, { ...whole, password: long, confirmPassword: long })).toEqual({});
  });

  it.each([
    [{ firstName: ' ' }, { firstName: 'Le prénom est requis' }],
    [{ lastName: '' }, { lastName: 'Le nom est requis' }],
    [{ email: '' }, { email: "L'email est requis" }],
    [{ email: 'elise@' }, { email: 'Veuillez entrer une adresse email valide' }],
    [
      { password: '', confirmPassword: '' },
      {
        password: 'Le mot de passe est requis',
        confirmPassword: 'La confirmation du mot de passe est requise.',
      },
    ],
    [
      { password: 'court', confirmPassword: 'court' },
      { password: 'Le mot de passe doit contenir au moins 6 caractères' },
    ],
    [{ confirmPassword: '' }, { confirmPassword: 'La confirmation du mot de passe est requise.' }],
    [{ confirmPassword: 'Secret' }, { confirmPassword: 'Les mots de passe ne correspondent pas.' }],
    [
      { firstName: '', confirmPassword: 'autre' },
      { firstName: 'Le prénom est requis', confirmPassword: 'Les mots de passe ne correspondent pas.' },
    ],
  ])('%j gets the errors %j', (changes, errors) => {
    expect(errorsOf(registerForm, { ...whole, ...changes })).toEqual(errors);
  });
});

describe('the other forms', () => {
  it.each([
    [loginBody, { email: '', password: '' }, ["L'email est requis", 'Le mot de passe est requis']],
    [
      loginBody,
      { email: 'x', password: '12345' },
      ['Veuillez entrer une adresse email valide', 'Le mot de passe doit contenir au moins 6 caractères'],
    ],
    [
      newPasswordForm,
      { password: '12345', confirmPassword: '1234' },
      ['Le mot de passe doit contenir au moins 6 caractères', 'Les mots de passe ne correspondent pas.'],
    ],
  ])('give the message of each invalid field (%#)', (schema, values, messages) => {
    expect(Object.values(errorsOf(schema, values)).sort()).toEqual([...messages].sort());
  });
});

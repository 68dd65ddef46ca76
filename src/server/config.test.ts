import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';

describe('the configuration', () => {
  it('starts a local site when nothing is set', () => {
    expect(parseConfig({})).toEqual({
      production: false,
      port: 3000,
      host: 'localhost',
      publicUrl: undefined,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      seed: 'demo',
      admin: { email: undefined, password: undefined },
      editor: {
        name: undefined,
        address: undefined,
        registration: undefined,
        director: undefined,
        hostingName: undefined,
        hostingAddress: undefined,
        mediator: undefined,
      },
      logLevel: 'info',
    });
  });

  it('takes an empty value for one that is not set', () => {
    expect(parseConfig({ PORT: '', PUBLIC_URL: '', SEED: '' })).toEqual(parseConfig({}));
  });

  it('reads what is set', () => {
    const config = parseConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://www.exemple.fr/',
      DATA_DIR: '/srv/parution',
      DATABASE_URL: 'postgres://u:p@localhost:5432/parution',
      SEED: 'none',
      ADMIN_EMAIL: 'redaction@exemple.fr',
      ADMIN_PASSWORD: 'secret-secret',
      LOG_LEVEL: 'warn',
      EDITOR_NAME: ' Les Éditions du Greffe ',
      EDITOR_ADDRESS: '1 rue du Droit, 75001 Paris',
      EDITOR_REGISTRATION: 'SAS au capital de 10 000 €, RCS Paris 000 000 000',
      PUBLICATION_DIRECTOR: 'Ada Martin',
      HOSTING_NAME: 'Hébergeur SA',
      HOSTING_ADDRESS: '2 rue des Serveurs, 59000 Lille',
      CONSUMER_MEDIATOR: 'Médiateur de la presse',
    });
    expect(config).toMatchObject({
      production: true,
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://www.exemple.fr',
      dataDir: '/srv/parution',
      databaseUrl: 'postgres://u:p@localhost:5432/parution',
      seed: 'none',
      admin: { email: 'redaction@exemple.fr', password: 'secret-secret' },
      logLevel: 'warn',
      editor: {
        name: 'Les Éditions du Greffe',
        address: '1 rue du Droit, 75001 Paris',
        registration: 'SAS au capital de 10 000 €, RCS Paris 000 000 000',
        director: 'Ada Martin',
        hostingName: 'Hébergeur SA',
        hostingAddress: '2 rue des Serveurs, 59000 Lille',
        mediator: 'Médiateur de la presse',
      },
    });
  });

  it.each([
    ['PORT', 'abc', 'doit être un numéro de port entre 0 et 65535 (valeur reçue : « abc »).'],
    ['PORT', '70000', 'doit être un numéro de port'],
    ['PORT', '-1', 'doit être un numéro de port'],
    ['PUBLIC_URL', 'www.exemple.fr', 'doit être une adresse complète'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'doit être une adresse complète'],
    ['DATABASE_URL', 'mysql://localhost/x', 'doit être une adresse PostgreSQL'],
    ['SEED', 'full', 'doit valoir demo ou none (valeur reçue : « full »).'],
    ['ADMIN_EMAIL', 'moi', 'doit être une adresse e-mail valide'],
    ['ADMIN_PASSWORD', 'abc', 'doit contenir au moins 6 caractères.'],
    ['LOG_LEVEL', 'verbose', 'doit valoir fatal, error, warn'],
    ['EDITOR_NAME', 'x'.repeat(301), 'doit être un texte de 300 caractères au plus'],
  ])('stops on %s=%s with one line that names it', (name, value, expected) => {
    const start = () => parseConfig({ [name]: value });
    expect(start).toThrow(`Configuration : ${name} ${expected}`);
    expect(start).toThrow(/^[^\n]+$/);
  });

  it.each(['ADMIN_PASSWORD', 'DATABASE_URL'])('never repeats the secret in %s', (name) => {
    expect(() => parseConfig({ [name]: 'hush' })).not.toThrow(/hush/);
  });

  it('is documented variable by variable in .env.example', () => {
    const documented = readFileSync(resolve('.env.example'), 'utf8').match(/^#?([A-Z_]+)=/gm);
    const names = documented?.map((line) => line.replace(/[#=]/g, '')).toSorted();
    expect(names).toEqual(
      [
        ...['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATABASE_URL', 'DATA_DIR', 'HOST'],
        ...['LOG_LEVEL', 'NODE_ENV', 'PORT', 'PUBLIC_URL', 'SEED'],
        ...['CONSUMER_MEDIATOR', 'EDITOR_ADDRESS', 'EDITOR_NAME', 'EDITOR_REGISTRATION'],
        ...['HOSTING_ADDRESS', 'HOSTING_NAME', 'PUBLICATION_DIRECTOR'],
      ].toSorted(),
    );
  });
});

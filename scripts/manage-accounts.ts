import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { emailField, passwordField } from '#contract/auth.ts';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import {
  changeAccess,
  changeRole,
  createAdmin,
  OperatorError,
  replacePassword,
} from '#server/areas/accounts/manage-accounts.ts';
import { loadConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { explainFailure } from '#server/explain-failure.ts';
import { askPassword } from './lib/ask-password.ts';

const USAGE = `npm run admin -- <commande> <adresse e-mail> [--generate]

  create   crée un compte administrateur
  promote  donne les droits d'administration à un compte
  demote   retire les droits d'administration
  reset    remplace le mot de passe
  disable  ferme un compte
  enable   rouvre un compte

create et reset demandent le mot de passe (12 caractères au moins) au clavier sans l'afficher, ou le lisent sur
l'entrée standard ; --generate en choisit un et l'affiche une seule fois. Toute modification déconnecte le compte.`;

/** Whoever holds the back-office needs more than a reader. */
const ADMIN_PASSWORD_MIN = 12;

type Deps = Parameters<typeof createAdmin>[0];
type Command = {
  needsPassword: boolean;
  run(deps: Deps, email: string, password: string): Promise<void>;
  done: string;
};

const commands: Readonly<Record<string, Command>> = {
  create: {
    needsPassword: true,
    run: (deps, email, password) => createAdmin(deps, { email, password }),
    done: 'Compte administrateur créé',
  },
  promote: {
    needsPassword: false,
    run: (deps, email) => changeRole(deps, email, 'admin'),
    done: "Droits d'administration donnés",
  },
  demote: {
    needsPassword: false,
    run: (deps, email) => changeRole(deps, email, 'reader'),
    done: "Droits d'administration retirés",
  },
  reset: { needsPassword: true, run: replacePassword, done: 'Mot de passe remplacé' },
  disable: {
    needsPassword: false,
    run: (deps, email) => changeAccess(deps, email, 'disable'),
    done: 'Compte désactivé',
  },
  enable: {
    needsPassword: false,
    run: (deps, email) => changeAccess(deps, email, 'enable'),
    done: 'Compte réactivé',
  },
};

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { generate: { type: 'boolean', default: false } },
    });
    const [name = '', address = '', ...others] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || others.length > 0) throw new OperatorError(USAGE);
    return { command, address, generate: values.generate };
  } catch {
    throw new OperatorError(USAGE);
  }
};

const choosePassword = async (generate: boolean): Promise<string> => {
  if (generate) return randomBytes(15).toString('base64url');
  const password = passwordField.safeParse(await askPassword());
  if (!password.success || password.data.length < ADMIN_PASSWORD_MIN)
    throw new OperatorError(`Le mot de passe doit contenir entre ${ADMIN_PASSWORD_MIN} et 256 caractères.`);
  return password.data;
};

const main = async () => {
  const { command, address, generate } = readArguments();
  const email = emailField.safeParse(address);
  if (!email.success)
    throw new OperatorError(`« ${address} » n'est pas une adresse e-mail valide.\n\n${USAGE}`);
  // Opened first: nobody types a password to be told that the base is taken.
  const database = await openDatabase(loadConfig());
  let password = '';
  try {
    await migrate(database);
    if (command.needsPassword) password = await choosePassword(generate);
    await command.run({ db: database.db, clock: systemClock }, email.data, password);
  } finally {
    await database.close();
  }
  console.log(`${command.done} : ${email.data}.`);
  if (command.needsPassword && generate)
    console.log(`Mot de passe : ${password}  (affiché cette seule fois : notez-le)`);
};

const explain = (error: unknown): string => {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof DatabaseLockedError)
    return `${error.message}\nLa base intégrée n'admet qu'un programme à la fois : arrêtez le site, lancez cette commande, puis redémarrez le site.`;
  return explainFailure(error);
};

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}

import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { adminPasswordField, emailField, profileBody } from '#contract/auth.ts';
import { type PersonName, parsePersonName } from '#domain/account/person-name.ts';
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
import { askName, askPassword } from './lib/ask.ts';

const USAGE = `npm run admin -- <commande> <adresse e-mail> [--name "Prénom Nom"] [--generate]

  create   crée un compte administrateur, qui porte le nom donné par --name ou demandé au clavier
  promote  donne les droits d'administration à un compte
  demote   retire les droits d'administration
  reset    remplace le mot de passe
  disable  ferme un compte
  enable   rouvre un compte

create et reset demandent le mot de passe (12 caractères au moins) au clavier sans l'afficher, ou le lisent sur
l'entrée standard ; --generate en choisit un et l'affiche une seule fois. Toute modification déconnecte le compte.`;

type Deps = Parameters<typeof createAdmin>[0];
type Command = {
  needsName?: true;
  needsPassword: boolean;
  run(deps: Deps, given: { email: string; password: string; name: PersonName }): Promise<void>;
  done: string;
};

const commands: Readonly<Record<string, Command>> = {
  create: {
    needsName: true,
    needsPassword: true,
    run: (deps, { email, password, name }) => createAdmin(deps, { email, password, ...name }),
    done: 'Compte administrateur créé',
  },
  promote: {
    needsPassword: false,
    run: (deps, { email }) => changeRole(deps, email, 'admin'),
    done: "Droits d'administration donnés, avec le mot de passe qu'il a (reset en demande un de 12 caractères)",
  },
  demote: {
    needsPassword: false,
    run: (deps, { email }) => changeRole(deps, email, 'reader'),
    done: "Droits d'administration retirés",
  },
  reset: {
    needsPassword: true,
    run: (deps, { email, password }) => replacePassword(deps, email, password),
    done: 'Mot de passe remplacé',
  },
  disable: {
    needsPassword: false,
    run: (deps, { email }) => changeAccess(deps, email, 'disable'),
    done: 'Compte désactivé',
  },
  enable: {
    needsPassword: false,
    run: (deps, { email }) => changeAccess(deps, email, 'enable'),
    done: 'Compte réactivé',
  },
};

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { generate: { type: 'boolean', default: false }, name: { type: 'string' } },
    });
    const [name = '', address = '', ...others] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const isMisused = !command || others.length > 0 || (values.name !== undefined && !command.needsName);
    if (isMisused) throw new OperatorError(USAGE);
    return { command, address, generate: values.generate, typedName: values.name };
  } catch {
    throw new OperatorError(USAGE);
  }
};

const chooseName = async (typed: string | undefined): Promise<PersonName> => {
  const name = profileBody.safeParse(parsePersonName(typed ?? (await askName())));
  if (!name.success) throw new OperatorError('Donnez un prénom et un nom, par exemple --name "Ada Martin".');
  return name.data;
};

const choosePassword = async (generate: boolean): Promise<string> => {
  if (generate) return randomBytes(15).toString('base64url');
  const password = adminPasswordField.safeParse(await askPassword());
  if (!password.success) throw new OperatorError('Le mot de passe doit contenir entre 12 et 256 caractères.');
  return password.data;
};

const main = async () => {
  const { command, address, generate, typedName } = readArguments();
  const email = emailField.safeParse(address);
  if (!email.success)
    throw new OperatorError(`« ${address} » n'est pas une adresse e-mail valide.\n\n${USAGE}`);
  // The database is opened first, so that nobody types a password before learning that the database is in
  // use.
  const database = await openDatabase(loadConfig());
  let [password, name]: [string, PersonName] = ['', { firstName: '', lastName: '' }];
  try {
    await migrate(database);
    if (command.needsName) name = await chooseName(typedName);
    if (command.needsPassword) password = await choosePassword(generate);
    await command.run({ db: database.db, clock: systemClock }, { email: email.data, password, name });
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

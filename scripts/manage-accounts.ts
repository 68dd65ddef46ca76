import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { adminPasswordField, emailField, profileBody } from '#contract/auth.ts';
import { type PersonName, parsePersonName } from '#domain/account/person-name.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { systemClock } from '#server/adapters/system-clock/system-clock.ts';
import {
  type OperatorCommand,
  operatorCommand,
  runOperatorCommand,
} from '#server/areas/accounts/operator-commands.ts';
import { loadConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/client.ts';
import { DatabaseLockedError } from '#server/db/lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { AppError } from '#server/errors.ts';
import { explainFailure } from '#server/explain-failure.ts';
import { askRunningSite } from '#server/operator-socket.ts';
import { askName, askPassword, OperatorError } from './lib/ask.ts';

const USAGE = `npm run admin -- <commande> <adresse e-mail> [--name "Prénom Nom"] [--role rôle] [--generate]

  create   crée un compte de l'équipe, qui porte le nom donné par --name ou demandé au clavier
  promote  fait entrer un compte dans l'équipe, ou change son rôle
  demote   retire un compte de l'équipe
  reset    remplace le mot de passe
  disable  ferme un compte
  enable   rouvre un compte
  remove-second-factor  retire le second facteur d'un compte qui l'a perdu

--role vaut administrateur (sans --role), redacteur-en-chef, redacteur, relecteur, comptable ou observateur.
create et reset demandent le mot de passe (12 caractères au moins) au clavier sans l'afficher, ou le lisent sur
l'entrée standard ; --generate en choisit un et l'affiche une seule fois. Le site peut rester en marche.`;

type Name = OperatorCommand['command'];

const commands: Readonly<Record<Name, readonly ('name' | 'password' | 'role')[]>> = {
  create: ['name', 'password', 'role'],
  promote: ['role'],
  demote: [],
  reset: ['password'],
  disable: [],
  enable: [],
  'remove-second-factor': [],
};

const roles: Readonly<Record<string, TeamRole>> = {
  administrateur: 'administrator',
  'redacteur-en-chef': 'chief-editor',
  redacteur: 'writer',
  relecteur: 'announcement-reviewer',
  comptable: 'accountant',
  observateur: 'observer',
};

const isCommand = (name: string): name is Name => Object.hasOwn(commands, name);

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        generate: { type: 'boolean', default: false },
        name: { type: 'string' },
        role: { type: 'string', default: 'administrateur' },
      },
    });
    const [command = '', address = '', ...others] = positionals;
    const teamRole = Object.hasOwn(roles, values.role) ? roles[values.role] : undefined;
    if (!isCommand(command) || !teamRole || others.length > 0) throw new OperatorError(USAGE);
    if (values.name !== undefined && !commands[command].includes('name')) throw new OperatorError(USAGE);
    return { command, address, teamRole, generate: values.generate, typedName: values.name };
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

type Runner = { run(given: OperatorCommand): Promise<string>; close(): Promise<void> };

/**
 * Carries the commands out in the database, or asks the site that runs on it. Opened first, so that nobody types a
 * password before learning that neither is possible.
 */
const openRunner = async (): Promise<Runner> => {
  const config = loadConfig();
  let database: OpenDatabase;
  try {
    database = await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DatabaseLockedError) || !(await askRunningSite(config.dataDir))) throw error;
    return { run: (given) => askSite(config.dataDir, given), close: async () => {} };
  }
  return {
    run: async (given) => {
      await migrate(database);
      return runOperatorCommand({ db: database.db, clock: systemClock }, given);
    },
    close: () => database.close(),
  };
};

const askSite = async (dataDir: string, given: OperatorCommand): Promise<string> => {
  const answer = await askRunningSite(dataDir, given);
  if (!answer) throw new OperatorError("Le site vient de s'arrêter : relancez la commande.");
  if ('refused' in answer) throw new OperatorError(answer.refused);
  return answer.done;
};

const main = async () => {
  const { command, address, teamRole, generate, typedName } = readArguments();
  const email = emailField.safeParse(address);
  if (!email.success)
    throw new OperatorError(`« ${address} » n'est pas une adresse e-mail valide.\n\n${USAGE}`);
  const needs = commands[command];
  const runner = await openRunner();
  try {
    const name = needs.includes('name') ? await chooseName(typedName) : {};
    const password = needs.includes('password') ? await choosePassword(generate) : undefined;
    console.log(
      await runner.run(operatorCommand.parse({ command, email: email.data, teamRole, password, ...name })),
    );
    if (password !== undefined && generate)
      console.log(`Mot de passe : ${password}  (affiché cette seule fois : notez-le)`);
  } finally {
    await runner.close();
  }
};

const explain = (error: unknown): string => {
  if (error instanceof OperatorError || error instanceof AppError) return error.message;
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

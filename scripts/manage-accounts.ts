import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { adminPasswordField, emailField, profileBody } from '#contract/auth.ts';
import { type PersonName, parsePersonName } from '#domain/account/person-name.ts';
import type { TeamRole } from '#domain/account/team-roles.ts';
import { type AccountCommand, accountCommand } from '#server/areas/accounts/account-commands.ts';
import { askName, askPassword, OperatorError } from './lib/ask.ts';
import { openRunner, runCommand } from './lib/operator-runner.ts';

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

type Name = AccountCommand['command'];

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
      await runner.run(accountCommand.parse({ command, email: email.data, teamRole, password, ...name })),
    );
    if (password !== undefined && generate)
      console.log(`Mot de passe : ${password}  (affiché cette seule fois : notez-le)`);
  } finally {
    await runner.close();
  }
};

await runCommand(main);

import { createInterface, promises } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** A command that cannot be carried out; the sentence is shown in the terminal. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** On a terminal only: otherwise standard input is the password. */
export const askName = async (): Promise<string> => {
  if (!process.stdin.isTTY) return '';
  const terminal = promises.createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('Prénom et nom : ');
  } finally {
    terminal.close();
  }
};

/** Typed twice on a terminal, without echo; otherwise the first line of standard input. */
export const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const password = await askSilently('Mot de passe : ');
  if ((await askSilently('Encore une fois : ')) !== password)
    throw new OperatorError('Les mots de passe ne correspondent pas.');
  return password;
};

const askSilently = (question: string): Promise<string> =>
  new Promise((resolve, reject) => {
    process.stderr.write(question);
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
    const finish = (then: () => void) => {
      terminal.close();
      process.stderr.write('\n');
      then();
    };
    terminal.once('line', (line) => finish(() => resolve(line)));
    terminal.once('SIGINT', () => finish(() => reject(new OperatorError('Abandonné.'))));
  });

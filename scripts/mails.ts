import { OperatorError } from './lib/ask.ts';
import { runCommand, runOnce } from './lib/operator-runner.ts';

/** npm run mails: the mails that could not be sent. npm run mails -- retry: puts them back in the outbox. */
await runCommand(async () => {
  const [command, ...others] = process.argv.slice(2);
  if (others.length > 0 || (command !== undefined && command !== 'retry'))
    throw new OperatorError('Usage : npm run mails [-- retry]');
  console.log(await runOnce({ command: command ? 'retry-failed-mails' : 'list-failed-mails' }));
});

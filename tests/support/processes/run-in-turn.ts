import { pathToFileURL } from 'node:url';

/**
 * Runs a command of the terminal with each list of parameters in turn, as a process of its own would, and prints what
 * each said: loading the command takes most of its time.
 */
const [node = '', , file = '', lists = '[]'] = process.argv;

const runOnce = async (parameters: readonly string[], place: number) => {
  const said = { stdout: '', stderr: '' };
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const stream of ['stdout', 'stderr'] as const)
    process[stream].write = (text: string | Uint8Array) => {
      said[stream] += text;
      return true;
    };
  process.argv = [node, file, ...parameters];
  process.exitCode = undefined;
  try {
    await import(`${pathToFileURL(file).href}?${place}`);
    return { code: process.exitCode ?? 0, ...said };
  } finally {
    for (const stream of ['stdout', 'stderr'] as const) process[stream].write = writes[stream];
  }
};

const answers = [];
for (const [place, parameters] of (JSON.parse(lists) as string[][]).entries())
  answers.push(await runOnce(parameters, place));
process.exitCode = 0;
process.stdout.write(JSON.stringify(answers));

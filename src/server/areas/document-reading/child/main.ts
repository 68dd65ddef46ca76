import { buffer } from 'node:stream/consumers';
import { readDocument } from './read-document.ts';

/**
 * A process for one document, with limits of memory and time set by who starts it (`read-in-child.ts`): takes the
 * file, or the text with the parameter « text », from its standard input and writes one JSON object.
 */
const kind = process.argv[2] === 'text' ? 'text' : 'file';
process.stdout.write(JSON.stringify(await readDocument({ bytes: await buffer(process.stdin), kind })));

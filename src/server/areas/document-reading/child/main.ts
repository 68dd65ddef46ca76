import { buffer } from 'node:stream/consumers';
import { TEXT_MAX_CHARACTERS } from '#contract/document-limits.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { documentText } from './document-text.ts';
import { Refused } from './refused.ts';

/**
 * A process for one document, with limits of memory and time set by who starts it (`read-in-child.ts`): takes the
 * file, or the text with the parameter « text », from its standard input and writes one JSON object.
 */
const bytes = await buffer(process.stdin);

const answerOf = async () => {
  try {
    const given =
      process.argv[2] === 'text'
        ? bytes.toString('utf8').slice(0, TEXT_MAX_CHARACTERS)
        : await documentText(new Uint8Array(bytes));
    // A sign that turns the words around would show other sentences than those that were read.
    const text = withoutHiddenCharacters(given);
    // Loaded once there is a text: a refused file is answered in half the time.
    const { proposeNotices } = await import('#domain/proposal/propose-notices.ts');
    return { text, ...proposeNotices(text) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal, reason: String(error.cause ?? '') };
    throw error;
  }
};

process.stdout.write(JSON.stringify(await answerOf()));

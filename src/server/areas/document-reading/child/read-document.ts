import { TEXT_MAX_CHARACTERS } from '#contract/document-limits.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { documentText } from './document-text.ts';
import { Refused } from './refused.ts';

/** A file, or a text that was pasted. */
export type Given = { readonly bytes: Uint8Array; readonly kind: 'file' | 'text' };

/** The notices that a document calls for with its text, or why it is refused. */
export const readDocument = async ({ bytes, kind }: Given) => {
  try {
    const given =
      kind === 'text'
        ? Buffer.from(bytes).toString('utf8').slice(0, TEXT_MAX_CHARACTERS)
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

import { useContext, useEffect, useRef, useState } from 'react';
import { DOCUMENT_MAX_BYTES } from '#contract/document-limits.ts';
import {
  ASSISTANT_FIELD,
  DOCUMENT_FIELD,
  type DocumentReading,
  TEXT_FIELD,
} from '#contract/document-reading.ts';
import { messages } from '#contract/messages.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { ApiError } from '#web/api/http.ts';
import { sendForm } from '#web/api/send-form.ts';

/** Three documents may be read before this one, ten seconds each; the assistant has thirty more. */
const ANSWER_LIMIT_MS = 80_000;

const TOO_MANY = 429;

type Given = File | string;

export type ReadingState =
  | { name: 'idle' }
  | { name: 'sending'; percent: number }
  | { name: 'cancelled' }
  /** `again`: the same document may be read later. */
  | { name: 'refused'; text: string; again: boolean }
  | { name: 'nothing' }
  /** What the assistant proposes; undefined when it could not answer. */
  | { name: 'assisted'; proposals: number | undefined };

/** Sends one document at a time to be read. */
export const useReading = (onRead: (reading: DocumentReading) => void) => {
  const api = useContext(ApiContext);
  const [state, setState] = useState<ReadingState>({ name: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const last = useRef<Given>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (given: Given, asksAssistant = false) => {
    if (!api) return;
    last.current = given;
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    const show = (next: ReadingState) => !own.signal.aborted && setState(next);
    if (isTooLarge(given))
      return show({ name: 'refused', text: messages.documentReading.tooLarge, again: false });
    show({ name: 'sending', percent: 0 });
    const answer = await api
      .post('/legal-announcements/read-document', {
        via: sendForm({
          form: formOf(given, asksAssistant),
          signal: own.signal,
          onProgress: (percent) => show({ name: 'sending', percent }),
          answerLimitMs: ANSWER_LIMIT_MS,
        }),
      })
      .catch(failureOf);
    if (own.signal.aborted) return;
    if ('name' in answer) return show(answer);
    show(outcomeOf(answer.reading, asksAssistant));
    if (answer.reading.notices.length > 0) onRead(answer.reading);
  };

  return {
    state,
    send: (given: Given): void => void send(given),
    again: () => last.current !== undefined && void send(last.current),
    /** Reads the same document again, by the language-model service too. */
    askAssistant: () => last.current !== undefined && void send(last.current, true),
    /** The document is still at hand: not after the page was opened again. */
    canAsk: last.current !== undefined,
    cancel: () => {
      stop.current?.abort();
      setState({ name: 'cancelled' });
    },
  };
};

const outcomeOf = ({ notices, assistant }: DocumentReading, asksAssistant: boolean): ReadingState => {
  const [first] = notices;
  if (!first) return { name: 'nothing' };
  if (!asksAssistant) return { name: 'idle' };
  // An assistant that did not answer may be asked again.
  const proposals = assistant ? undefined : first.fields.filter(({ proposed }) => proposed).length;
  return { name: 'assisted', proposals };
};

const isTooLarge = (given: Given): boolean => given instanceof File && given.size > DOCUMENT_MAX_BYTES;

const formOf = (given: Given, asksAssistant: boolean): FormData => {
  const form = new FormData();
  if (asksAssistant) form.append(ASSISTANT_FIELD, 'true');
  form.append(given instanceof File ? DOCUMENT_FIELD : TEXT_FIELD, given);
  return form;
};

/** The browser's connection, the queue and the limits let the same document be read later; its own faults do not. */
const failureOf = (error: unknown): ReadingState => {
  const status = error instanceof ApiError ? error.status : 0;
  const text = error instanceof ApiError ? error.detail : '';
  const again = status === 0 || status === TOO_MANY || status >= 500;
  return { name: 'refused', text: text || messages.request.unexpected, again };
};

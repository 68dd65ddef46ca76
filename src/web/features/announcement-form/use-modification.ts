import { useContext, useEffect, useRef, useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { messages } from '#contract/messages.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { lookUpTracking, type TrackedAnnouncement } from '#web/api/tracking.ts';
import { formField } from '#web/notice-form/typed-notice.ts';
import { debounce } from '#web/ui/debounce.ts';
import { detailsOf } from './step-rules.ts';
import { removeModification, saveModification } from './stored-modification.ts';
import type { SubmissionValues } from './submission-values.ts';

const DELAY_MS = 400;

type Options = {
  form: UseFormReturn<SubmissionValues>;
  token: string;
  reference: string;
  /** The revision that the typed text is based on. */
  startRev: number;
  /** The newsroom asked for a correction: the text answers it, with this message. */
  answers: boolean;
  message: string;
  onSaved: (message: string) => void;
  onRefused: (fields: ReadonlyMap<string, string>) => void;
  /** Called when the announcement is no longer as it was when this form was opened. */
  onOutdated: () => void;
};

/** Sends a modification; unsent changes stay in local storage. */
export const useModification = ({ form, token, reference, startRev, ...options }: Options) => {
  const { answers, message, onSaved, onRefused, onOutdated } = options;
  const typedMessage = useRef(message);
  const api = useContext(ApiContext);
  const rev = useRef(startRev);
  const closed = useRef(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** The server's current text, when it is no longer the revision that this one is based on. */
  const [theirs, setTheirs] = useState<TrackedAnnouncement>();
  const [tooLate, setTooLate] = useState(false);

  const saveSoon = useRef<() => void>(undefined);
  useEffect(() => {
    if (message === typedMessage.current) return;
    typedMessage.current = message;
    saveSoon.current?.();
  }, [message]);

  useEffect(() => {
    const { call, flush } = debounce(() => {
      if (!closed.current)
        saveModification({
          ...{ reference, rev: rev.current },
          ...{ values: form.getValues(), message: typedMessage.current },
        });
    }, DELAY_MS);
    saveSoon.current = call;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => call() });
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    };
  }, [form, reference]);

  const send = async (values: SubmissionValues) => {
    if (!api || saving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      const body = { ...detailsOf(values), rev: rev.current };
      const saved = answers
        ? await api.post('/legal-announcements/tracking/:token/correction', {
            params: { token },
            body: { ...body, message },
          })
        : await api.put('/legal-announcements/tracking/:token', { params: { token }, body });
      closed.current = true;
      removeModification();
      onSaved(saved.message);
    } catch (error) {
      await explain(error);
    } finally {
      setSaving(false);
    }
  };

  const explain = async (error: unknown) => {
    const { refused, sentence, conflict } = readRefusal(error);
    for (const [name, message] of refused)
      form.setError(name as Path<SubmissionValues>, { type: 'server', message });
    if (refused.length > 0) return onRefused(new Map(refused));
    setFailure(sentence);
    if (conflict && api) await catchUp(api);
  };

  /** The announcement has changed since this text was started. */
  const catchUp = async (client: ApiClient) => {
    const lookup = await lookUpTracking(client, token);
    if (lookup.state !== 'found') return;
    const { announcement } = lookup;
    const { may } = announcement;
    if (!may.modify && !may.answerCorrection) {
      // Modification is closed: neither text could be saved, so there is no choice to offer.
      setTooLate(true);
      return onOutdated();
    }
    if (announcement.rev !== rev.current) setTheirs(announcement);
    // A correction is asked for since, or was answered: the same text is sent as the other one.
    if (may.answerCorrection !== answers) onOutdated();
  };

  return {
    saving,
    failure,
    theirs,
    tooLate,
    send,
    /** The user has compared both texts: the next save is based on the server's revision. */
    settle: (settled: TrackedAnnouncement) => {
      rev.current = settled.rev;
      setTheirs(undefined);
      setFailure(undefined);
    },
    /** Discards the typed changes. */
    giveUp: () => {
      closed.current = true;
      removeModification();
    },
  };
};

const CONFLICT = 409;

/**
 * The refused fields, the server's message if it refused rather than failed, and whether it holds another
 * revision.
 */
const readRefusal = (error: unknown) => {
  const { status, detail, fields } =
    error instanceof ApiError ? error : { status: 0, detail: '', fields: {} };
  const known = status >= 400 && status < 500 && detail !== '';
  return {
    refused: Object.entries(fields).map(([name, text]) => [formField(name), text] as const),
    sentence: known ? detail : messages.request.unexpected,
    conflict: status === CONFLICT,
  };
};

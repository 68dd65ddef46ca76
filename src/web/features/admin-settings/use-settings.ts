import { useCallback, useContext, useEffect, useState } from 'react';
import { type SettingsState, settingsConflict } from '#contract/admin-settings.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { type ApiClient, ApiError } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';

const read = async (api: ApiClient, signal: AbortSignal) =>
  (await api.get('/admin/settings', { signal })).settings;

const FAILED = "Les réglages n'ont pas pu être enregistrés.";

type Notice = { readonly tone: 'success' | 'danger'; readonly text: string };
type Texts = Readonly<Record<string, string>>;
type Written = { message: string; settings: SettingsState };

export type Settings = ReturnType<typeof useSettings>;

const valueIn = (state: SettingsState | undefined, name: string): string => state?.values[name]?.value ?? '';

/** Without these names. */
const without = (texts: Texts, names: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));

/** What others saved since these were typed: the stored values that are no longer those typed over. */
export const savedMeanwhile = (state: SettingsState | undefined, bases: Texts): Texts =>
  Object.fromEntries(
    Object.entries(bases).flatMap(([name, base]) =>
      state && valueIn(state, name) !== base ? [[name, valueIn(state, name)]] : [],
    ),
  );

/**
 * The settings as stored, and what is typed over them. What is typed stays until it is saved: also when somebody else
 * saved meanwhile, whose value is then shown beside it.
 */
export const useSettings = () => {
  const api = useContext(ApiContext);
  const first = useApiRead(read, { keep: true });
  const [state, setState] = useState<SettingsState>();
  const [typed, setTyped] = useState<Texts>({});
  /** The value that was typed over, where the stored one may have changed since. */
  const [bases, setBases] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const [notices, setNotices] = useState<Readonly<Record<string, Notice>>>({});
  const [busy, setBusy] = useState<string>();

  const loaded = first.status === 'success' ? first.data : undefined;
  useEffect(() => setState(loaded), [loaded]);

  const tell = (section: string, notice: Notice) => setNotices({ [section]: notice });

  /** What others changed of what is typed here is shown beside it. */
  const take = (next: SettingsState, saved: readonly string[] = []) => {
    const left = without(typed, saved);
    setBases({
      ...Object.fromEntries(Object.keys(left).map((name) => [name, valueIn(state, name)])),
      ...without(bases, saved),
    });
    setTyped(left);
    setState(next);
  };

  const refuse = async (client: ApiClient, section: string, error: unknown) => {
    tell(section, { tone: 'danger', text: errorMessageOf(error, FAILED) });
    if (!(error instanceof ApiError)) return;
    setErrors(error.fields);
    if (settingsConflict.safeParse(error.conflict).success)
      take((await client.get('/admin/settings')).settings);
  };

  /** Runs a change of one section, and shows its outcome there. */
  const write = async (
    section: string,
    call: (client: ApiClient, version: number) => Promise<Written>,
    saved: readonly string[] = [],
  ): Promise<void> => {
    if (!api || !state || busy !== undefined) return;
    setBusy(section);
    setErrors({});
    try {
      const { message, settings } = await call(api, state.version);
      take(settings, saved);
      tell(section, { tone: 'success', text: message });
    } catch (error) {
      await refuse(api, section, error).catch(() => {});
    } finally {
      setBusy(undefined);
    }
  };

  return {
    query: first,
    state,
    busy,
    errors,
    notices,
    meanwhile: savedMeanwhile(state, bases),
    typed,
    write,
    valueOf: (name: string): string => typed[name] ?? valueIn(state, name),
    type: useCallback(
      (name: string, value: string) => setTyped((before) => ({ ...before, [name]: value })),
      [],
    ),
    /** The value that was typed over. */
    baseOf: (name: string): string => bases[name] ?? valueIn(state, name),
    /** Puts back what was typed over a value that somebody may have changed since. */
    restore: (name: string, value: string, base: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setBases((before) => ({ ...before, [name]: base }));
    },
    /** Takes back what was typed in these. */
    reset: (names: readonly string[]) => {
      setTyped(without(typed, names));
      setBases(without(bases, names));
      setErrors({});
      setNotices({});
    },
    /** Those of these names whose typed value is not the stored one. */
    changedOf: (names: readonly string[]): string[] =>
      names.filter((name) => typed[name] !== undefined && typed[name] !== valueIn(state, name)),
    dismiss: () => setNotices({}),
  };
};

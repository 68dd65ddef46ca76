import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiContext } from '#web/api/ApiContext.ts';
import { errorMessageOf } from '#web/api/error-message-of.ts';
import { useMember } from '#web/session/permissions.ts';
import { DialogPortal } from '#web/ui/DialogPortal.tsx';
import { debounce, TYPING_PAUSE_MS } from '#web/ui/debounce.ts';
import { finalFocus } from '#web/ui/final-focus.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import styles from './CommandPalette.module.css';
import { type Deed, findActions, findCommands } from './commands.ts';
import { PALETTE_FIELD, PALETTE_NAME } from './FirstField.tsx';
import { type FoundRecords, findRecords, stillAsked } from './find-records.ts';

type Props = {
  open: boolean;
  text: string;
  onText: (text: string) => void;
  /** Its field has the focus. */
  onReady: () => void;
  /** What had the focus before it opened. */
  returnFocus: () => HTMLElement | null;
  isShown: (href: string) => boolean;
  onClose: () => void;
  onLogout: () => void;
};

/**
 * Finds screens, actions, articles, announcements, customers and settings, and opens or does the chosen one; by the
 * keyboard alone.
 */
export const CommandPalette = ({ open, onClose, returnFocus, ...rest }: Props) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <DialogPortal>
      <Dialog.Backdrop className={styles.backdrop} />
      <Dialog.Viewport className={styles.viewport}>
        <Dialog.Popup
          className={styles.popup}
          aria-label={PALETTE_NAME}
          finalFocus={() => finalFocus(returnFocus())}
        >
          <Search {...rest} onClose={onClose} />
          <Dialog.Close className="visually-hidden">Fermer la palette</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Viewport>
    </DialogPortal>
  </Dialog.Root>
);

type Item = { readonly label: string; readonly detail?: string } & (
  | { readonly href: string }
  | { readonly does: Deed }
);
type Group = { readonly value: string; readonly items: readonly Item[] };

const NOTHING: FoundRecords = { groups: [], failed: false };

type SearchProps = Omit<Props, 'open' | 'returnFocus'>;

const Search = ({ text, onText, onReady, isShown, onClose, onLogout }: SearchProps) => {
  const navigate = useNavigate();
  const { may } = useMember();
  const testMail = useTestMail(onClose);
  const { found, searching } = useRecords(text);
  const commands = findCommands(text, isShown);
  const groups: Group[] = [
    { value: 'Aller à', items: commands },
    { value: 'Actions', items: findActions(text, { isShown, may }) },
    ...found.groups.map(({ name, records }) => ({ value: name, items: records })),
  ].filter(({ items }) => items.length > 0);
  const choose = (item: Item) => {
    if ('does' in item && item.does === 'send-test-mail') return void testMail.send();
    onClose();
    if ('does' in item) onLogout();
    else void navigate(item.href);
  };
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      autoHighlight="always"
      keepHighlight
      value={text}
      onValueChange={(typed, { reason }) => reason !== 'item-press' && onText(typed)}
      itemToStringValue={({ label }: Item) => label}
    >
      <Autocomplete.InputGroup className={styles.field}>
        <Icon name="search" size={20} />
        <Autocomplete.Input
          className={styles.input}
          {...PALETTE_FIELD}
          onFocus={({ currentTarget }) => {
            // After what was typed while it was loading.
            currentTarget.setSelectionRange(text.length, text.length);
            onReady();
          }}
          onKeyDown={(event) => {
            // Results that have just come are highlighted a moment later: Enter chooses their first all the same.
            const [first] = groups[0]?.items ?? [];
            if (event.key !== 'Enter' || !first) return;
            if (!event.currentTarget.getAttribute('aria-activedescendant')) choose(first);
          }}
        />
      </Autocomplete.InputGroup>
      <p className={styles.state} role="status">
        {testMail.state || stateOf(groups.length > 0, searching, found.failed)}
      </p>
      <Autocomplete.List className={styles.list}>
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className={styles.group}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: Item) => (
                <Autocomplete.Item
                  key={'does' in item ? item.does : item.href}
                  value={item}
                  className={styles.item}
                  onClick={() => choose(item)}
                >
                  <span>{item.label}</span>
                  {item.detail && <small>{item.detail}</small>}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
};

/** Sends a test mail to oneself; a failure is told in the palette, which stays open. */
const useTestMail = (onSent: () => void) => {
  const api = useContext(ApiContext);
  const [state, setState] = useState('');
  const send = async () => {
    if (!api || state === SENDING) return;
    setState(SENDING);
    try {
      const { message } = await api.post('/admin/mails/test', { body: { id: crypto.randomUUID() } });
      showToast({ text: message });
      onSent();
    } catch (error) {
      setState(errorMessageOf(error, "Le courriel d'essai n'a pas pu être envoyé."));
    }
  };
  return { state, send };
};

const SENDING = 'Envoi...';

const stateOf = (isFound: boolean, searching: boolean, failed: boolean): string => {
  if (searching) return 'Recherche...';
  if (failed) return "Une partie de la recherche n'a pas répondu.";
  return isFound ? '' : 'Aucun résultat';
};

const MIN_LENGTH = 2;

/** The records that the typed text finds, once the typing pauses; until then, those of the text before that match it. */
const useRecords = (typed: string) => {
  const api = useContext(ApiContext);
  const { permissions } = useMember();
  const text = typed.trim();
  const isAsked = text.length >= MIN_LENGTH;
  const [answer, setAnswer] = useState({ text: '', found: NOTHING });
  const allowed = permissions.join();

  useEffect(() => {
    if (!api || !isAsked) return;
    const stop = new AbortController();
    const ask = debounce(async () => {
      const may = (permission: string) => allowed.split(',').includes(permission);
      const found = await findRecords(api, text, may, stop.signal);
      if (!stop.signal.aborted) setAnswer({ text, found });
    }, TYPING_PAUSE_MS);
    ask.call();
    return () => {
      ask.cancel();
      stop.abort();
    };
  }, [api, text, isAsked, allowed]);

  if (!isAsked) return { found: NOTHING, searching: false };
  const isOf = answer.text === text;
  return { found: isOf ? answer.found : stillAsked(answer.found, text), searching: !isOf };
};

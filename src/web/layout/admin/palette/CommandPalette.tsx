import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useContext, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiContext } from '#web/api/ApiContext.ts';
import { useMember } from '#web/session/permissions.ts';
import { debounce, TYPING_PAUSE_MS } from '#web/ui/debounce.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './CommandPalette.module.css';
import { findCommands } from './commands.ts';
import { type FoundRecords, findRecords } from './find-records.ts';

type Props = { open: boolean; isShown: (href: string) => boolean; onClose: () => void };

/** Finds screens, articles, announcements, customers and settings, and opens the chosen one; by the keyboard alone. */
export const CommandPalette = ({ open, isShown, onClose }: Props) => (
  <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
    <Dialog.Portal>
      <Dialog.Backdrop className={styles.backdrop} />
      <Dialog.Viewport className={styles.viewport}>
        <Dialog.Popup className={styles.popup} aria-label="Palette de commandes">
          <Search isShown={isShown} onClose={onClose} />
          <Dialog.Close className="visually-hidden">Fermer la palette</Dialog.Close>
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  </Dialog.Root>
);

type Item = { readonly label: string; readonly href: string; readonly detail?: string };
type Group = { readonly value: string; readonly items: readonly Item[] };

const NOTHING: FoundRecords = { groups: [], failed: false };

const Search = ({ isShown, onClose }: Omit<Props, 'open'>) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found, searching } = useRecords(text);
  const commands = findCommands(text, isShown);
  const groups: Group[] = [
    ...(commands.length > 0 ? [{ value: 'Aller à', items: commands }] : []),
    ...found.groups.map(({ name, records }) => ({ value: name, items: records })),
  ];
  const open = ({ href }: Item) => {
    onClose();
    void navigate(href);
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
      onValueChange={(typed, { reason }) => reason !== 'item-press' && setText(typed)}
      itemToStringValue={({ label }: Item) => label}
    >
      <Autocomplete.InputGroup className={styles.field}>
        <Icon name="search" size={20} />
        <Autocomplete.Input
          className={styles.input}
          aria-label="Chercher un écran, un article, une annonce ou un client"
          placeholder="Écran, article, référence, société, client…"
        />
      </Autocomplete.InputGroup>
      <p className={styles.state} role="status">
        {stateOf(groups.length > 0, searching, found.failed)}
      </p>
      <Autocomplete.List className={styles.list}>
        {(group: Group) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className={styles.group}>{group.value}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: Item) => (
                <Autocomplete.Item
                  key={item.href}
                  value={item}
                  className={styles.item}
                  onClick={() => open(item)}
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

const stateOf = (isFound: boolean, searching: boolean, failed: boolean): string => {
  if (searching) return 'Recherche...';
  if (failed) return "Une partie de la recherche n'a pas répondu.";
  return isFound ? '' : 'Aucun résultat';
};

const MIN_LENGTH = 2;

/** The records that the typed text finds, once the typing pauses; an answer to an older text is ignored. */
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

  return { found: isAsked ? answer.found : NOTHING, searching: isAsked && answer.text !== text };
};

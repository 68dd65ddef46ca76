import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { focusListItem, listItemId } from './list-item.ts';
import { openedItem } from './opened-item.ts';
import styles from './ResumePill.module.css';

type Item = { id: string; title: string };
type Props = {
  items: readonly Item[];
  /** Changes with each navigation to a list. */
  resetKey: unknown;
  /** What an item of this list is: « l'article ». */
  what?: string;
};

/** Back shows the list from its top, as every navigation does: this leads on to the item that was opened. */
export const ResumePill = ({ items, resetKey, what = "l'article" }: Props) => {
  const [opened, setOpened] = useState<string>();
  const item = items.find(({ id }) => id === opened);
  const pill = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened is asked for at each arrival, and then only.
  useEffect(() => setOpened(openedItem()), [resetKey]);

  useEffect(() => {
    const place = opened && document.getElementById(listItemId(opened));
    if (!place) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setOpened(undefined);
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [opened]);

  // The keyboard starts at the title of the page: here, Enter is enough to go on.
  const found = item !== undefined;
  useEffect(() => {
    const { activeElement } = document;
    if (found && (activeElement === document.body || activeElement?.matches('main h1')))
      pill.current?.focus({ preventScroll: true });
  }, [found]);

  if (!item) return null;
  return (
    <button ref={pill} type="button" className={styles.pill} onClick={() => focusListItem(item.id)}>
      <span className={styles.text}>
        <small>Reprendre à {what}</small> {item.title}
      </span>
      <Icon name="chevron-down" size={18} />
    </button>
  );
};

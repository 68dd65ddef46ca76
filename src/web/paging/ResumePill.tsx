import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { focusListItem, listItemId } from './list-item.ts';
import { openedItem } from './opened-item.ts';
import styles from './ResumePill.module.css';

type Item = { id: string; title: string };
type Props = {
  items: readonly Item[];
  /** A key that changes with each navigation to a list. */
  resetKey: unknown;
  /** The name of an item of this list: « l'article ». */
  what?: string;
};

/** Back shows the list from its top, as every navigation does: this link goes to the item that was opened. */
export const ResumePill = ({ items, resetKey, what = "l'article" }: Props) => {
  const [opened, setOpened] = useState<string>();
  const item = items.find(({ id }) => id === opened);
  const found = item !== undefined;
  const pill = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the opened item is read once per arrival.
  useEffect(() => setOpened(openedItem()), [resetKey]);

  // The item may come after it is known which one was opened.
  useEffect(() => {
    const place = opened && found && document.getElementById(listItemId(opened));
    if (!place) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setOpened(undefined);
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [opened, found]);

  // The focus would start at the page's title: here, Enter is enough to continue.
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

import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './ListHead.module.css';
import { pageHref } from './list-address.ts';
import { ResumePill } from './ResumePill.tsx';
import type { InfiniteList } from './use-infinite-list.ts';

const FOOTER_ID = 'pied-de-page';

type Props = { list: InfiniteList<{ id: string; title: string }> };

/** What stands before the items: the way past them, the way back to the one that was opened, the pages before. */
export const ListHead = ({ list }: Props) => (
  <div className={styles.head}>
    <a className={styles.skip} href={`#${FOOTER_ID}`} onClick={goToFooter}>
      Aller au pied de page
    </a>
    <ResumePill items={list.items} resetKey={list.start} />
    {list.first > 1 && (
      <Link className={styles.before} to={pageHref(list.list, list.first - 1)}>
        <Icon name="chevron-up" size={18} />
        Articles précédents
      </Link>
    )}
  </div>
);

/** By the focus, not by the address: the list takes it for a move of the keyboard, and brings nothing more. */
const goToFooter = (event: MouseEvent) => {
  const footer = document.getElementById(FOOTER_ID);
  if (!footer) return;
  event.preventDefault();
  footer.setAttribute('tabindex', '-1');
  footer.focus();
};

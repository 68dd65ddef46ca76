import type { MouseEvent } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import styles from './ListHead.module.css';
import { pageHref } from './list-address.ts';
import { ResumePill } from './ResumePill.tsx';
import type { InfiniteList } from './use-infinite-list.ts';

const FOOTER_ID = 'pied-de-page';

type Props = { list: InfiniteList<{ id: string; title: string }> };

/** Before the items: a link past the list, a link to the item that was opened, the previous pages. */
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

/** Moves the focus rather than the address: the list then loads nothing more, as for any move of the focus. */
const goToFooter = (event: MouseEvent) => {
  const footer = document.getElementById(FOOTER_ID);
  if (!footer) return;
  event.preventDefault();
  footer.setAttribute('tabindex', '-1');
  footer.focus();
};

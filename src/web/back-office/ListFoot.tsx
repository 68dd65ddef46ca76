import { pageWindow } from '#domain/pagination/page-window.ts';
import { Pagination } from '#web/ui/Pagination.tsx';
import styles from './ListFoot.module.css';

type Props = {
  page: number;
  pages: number;
  total: number;
  /** There are more than the total: the server stops counting there. */
  totalIsMore?: boolean;
  size: number;
  hrefOf: (page: number) => string;
};

const figure = new Intl.NumberFormat('fr-FR');

/** « 1 à 10 sur 373 », and the links to the other pages. */
export const ListFoot = ({ page, pages, total, totalIsMore = false, size, hrefOf }: Props) =>
  total > 0 && (
    <div className={styles.foot}>
      <p>
        {figure.format((page - 1) * size + 1)} à {figure.format(Math.min(page * size, total))} sur{' '}
        {totalIsMore && 'plus de '}
        {figure.format(total)}
      </p>
      <Pagination dense current={page} slots={pageWindow(page, pages)} hrefOf={hrefOf} />
    </div>
  );

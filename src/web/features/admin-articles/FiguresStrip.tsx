import { StatStrip } from '#web/ui/StatStrip.tsx';
import type { Figures } from './use-article-list.ts';

const figure = new Intl.NumberFormat('fr-FR');

type Props = { figures: Figures | undefined };

export const FiguresStrip = ({ figures }: Props) => (
  <StatStrip
    stats={[
      { label: 'Total', value: shown(figures?.totalArticles) },
      { label: 'Publiés', value: shown(figures?.publishedArticles) },
      { label: 'Brouillons', value: shown(figures?.draftArticles) },
      { label: 'Lectures totales', value: shown(figures?.totalReads) },
    ]}
  />
);

/** Nothing is claimed before it is known. */
const shown = (count: number | undefined): string => (count === undefined ? '…' : figure.format(count));

import { useFormContext } from 'react-hook-form';
import type { ArticleConflict } from '#contract/admin-article-history.ts';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { TwoTexts } from '#web/back-office/TwoTexts.tsx';
import type { ArticleValues } from '../article-values.ts';
import { comparableText } from './comparable-text.ts';

type Props = {
  conflict: ArticleConflict;
  onTakeTheirs: (article: AdminArticle) => void;
  onKeepOurs: (article: AdminArticle) => void;
};

/** Compares the two texts when two editors changed the same article. */
export const ConflictPanel = ({ conflict: { editor, at, article }, onTakeTheirs, onKeepOurs }: Props) => {
  const { getValues } = useFormContext<ArticleValues>();
  return (
    <TwoTexts
      label="Deux textes pour un article"
      editor={editor}
      at={at}
      theirs={comparableText(article)}
      ours={comparableText(getValues())}
      theirsStays={`Le texte de ${editor} restera parmi les versions de l'article.`}
      onTakeTheirs={() => onTakeTheirs(article)}
      onKeepOurs={() => onKeepOurs(article)}
    />
  );
};

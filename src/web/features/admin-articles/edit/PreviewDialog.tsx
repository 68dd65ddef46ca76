import { type MouseEvent, type ReactNode, useContext, useEffect, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import { type FullArticle, previewArticle } from '#web/api/article.ts';
import { FullScreenDialog } from '#web/ui/FullScreenDialog.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import type { ArticleValues } from './article-values.ts';

type Props = {
  /** Undefined for a new article. */
  articleId: string | undefined;
  values: ArticleValues;
  /** The component of the public article page. */
  render: (article: FullArticle) => ReactNode;
  onClose: () => void;
};

/** A preview of the public page, sanitised by the server in the same way. */
export const PreviewDialog = ({ articleId, values, render, onClose }: Props) => {
  const api = useContext(ApiContext);
  const [article, setArticle] = useState<FullArticle | 'failed'>();
  useEffect(() => {
    const stop = new AbortController();
    if (api)
      previewArticle(api, { ...values, article_id: articleId }, stop.signal).then(
        (shown) => !stop.signal.aborted && setArticle(shown),
        () => !stop.signal.aborted && setArticle('failed'),
      );
    return () => stop.abort();
  }, [api, articleId, values]);
  return (
    <FullScreenDialog title="Aperçu" onClose={onClose}>
      {article === undefined && <Spinner text="Préparation de l'aperçu..." />}
      {article === 'failed' && <p role="alert">L'aperçu n'a pas pu être préparé.</p>}
      {typeof article === 'object' && <div onClickCapture={holdLinks}>{render(article)}</div>}
    </FullScreenDialog>
  );
};

/** Links in the preview are disabled. */
const holdLinks = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('a')) {
    event.preventDefault();
    event.stopPropagation();
  }
};

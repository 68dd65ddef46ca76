import { useLoaderData } from 'react-router';
import type { SharedPreview } from '#web/api/shared-preview.ts';
import { PageHead } from '#web/document/PageHead.tsx';
import { SharedPreviewView } from '#web/features/article/SharedPreviewView.tsx';

export const PreviewRoute = () => {
  const preview = useLoaderData<SharedPreview>();
  return (
    <>
      <PageHead
        title={
          preview.state === 'found'
            ? `Aperçu : ${preview.article.title} — Parution`
            : "Lien d'aperçu indisponible — Parution"
        }
        noIndex
      />
      {/* The server sends it as a header too (handle.private); this is for a navigation from another page of the site. */}
      <meta name="referrer" content="no-referrer" />
      <SharedPreviewView preview={preview} />
    </>
  );
};

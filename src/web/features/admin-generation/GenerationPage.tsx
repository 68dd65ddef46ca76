import { useState } from 'react';
import { DEFAULT_COUNT } from '#contract/admin-writing.ts';
import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { AsyncSection } from '#web/ui/AsyncSection.tsx';
import { TitleRow } from '#web/ui/TitleRow.tsx';
import type { TypedRequest } from './GenerationForm.tsx';
import { GenerationPanel } from './GenerationPanel.tsx';
import { CREATE } from './generation-address.ts';
import { texts } from './generation-texts.ts';

const load = async (api: ApiClient, signal: AbortSignal) => {
  const [offer, { run }] = await Promise.all([
    api.get('/admin/articles/generation/categories', { signal }),
    api.get('/admin/articles/generation/run', { signal }),
  ]);
  return { offer, run };
};

/** Generates a batch of drafts from the sources: form, progress, result. */
export const GenerationPage = () => {
  const query = useApiRead(load);
  // The form's values are kept while the sources are counted again.
  const [typed, setTyped] = useState<TypedRequest>({ categoryIds: [], count: String(DEFAULT_COUNT) });
  return (
    <>
      {query.status !== 'success' && (
        <TitleRow title="Génération avec IA" parent={{ href: CREATE, label: 'Nouvel article' }} />
      )}
      <AsyncSection
        query={query}
        loading="Chargement des catégories..."
        failed={texts.categoriesFailed}
        isEmpty={() => false}
        empty={null}
      >
        {({ offer, run }) => (
          <GenerationPanel
            offer={offer}
            last={run}
            typed={typed}
            onType={setTyped}
            onReload={query.refetch}
          />
        )}
      </AsyncSection>
    </>
  );
};

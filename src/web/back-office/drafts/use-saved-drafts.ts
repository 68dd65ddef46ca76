import { useContext, useRef, useState } from 'react';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { ApiClient } from '#web/api/http.ts';
import { randomKey } from '#web/storage/random-key.ts';

/** A draft that the server stores for one tab of the editor. */
export type SavedDraft = {
  readonly tabId: string | null;
  readonly title: string;
  readonly fields: object;
  /** The revision that it started from; null for a new text. */
  readonly rev: number | null;
  readonly current_rev: number | null;
  readonly saved_at: string;
};

export type DraftCalls<Draft extends SavedDraft> = {
  /** The editor's drafts of this form. */
  list: (api: ApiClient) => Promise<readonly Draft[]>;
  remove: (api: ApiClient, draft: Draft) => Promise<unknown>;
};

/** A UUID, as the database formats it. */
const newTabId = (): string => randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * Drafts of the editor's other tabs: offered, never overwritten. One that is loaded into the form stays on
 * the server until the form's own text is saved.
 */
export const useSavedDrafts = <Draft extends SavedDraft>(
  found: readonly Draft[],
  { list, remove }: DraftCalls<Draft>,
) => {
  const api = useContext(ApiContext);
  /** Identifies this tab: it saves its own draft. */
  const [tabId, setTabId] = useState(newTabId);
  const [offered, setOffered] = useState(found);
  const taken = useRef<Draft[]>([]);

  const withdraw = (draft: Draft) => setOffered((all) => all.filter((other) => other.tabId !== draft.tabId));
  const removeOne = async (draft: Draft): Promise<void> => {
    if (api) await remove(api, draft).catch(() => undefined);
  };

  return {
    tabId,
    offered,
    /** The draft's text is now in the form. */
    take: (draft: Draft) => {
      withdraw(draft);
      taken.current.push(draft);
    },
    /** The form's text is saved: the drafts loaded into it are deleted. */
    settle: async (): Promise<void> => {
      await Promise.all(taken.current.splice(0).map(removeOne));
    },
    drop: (draft: Draft) => {
      withdraw(draft);
      void removeOne(draft);
    },
    /** This tab's draft becomes one of the offered ones; later changes are saved under a new tab id. */
    renewTabId: async (): Promise<void> => {
      setTabId(newTabId());
      if (api) setOffered(await list(api).catch(() => []));
    },
  };
};

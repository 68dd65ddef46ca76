import { createContext, useContext } from 'react';
import type { PageAssets } from './page-data.ts';

type DocumentContents = {
  assets: PageAssets;
  pageData: string;
  /** Written into the page by the server; the browser has them already. */
  inlineScripts?: { start: string; speculationRules: string };
};

export const DocumentContext = createContext<DocumentContents | undefined>(undefined);

export const useDocumentContents = (): DocumentContents => {
  const contents = useContext(DocumentContext);
  if (!contents) throw new Error('Document is rendered outside of its context');
  return contents;
};

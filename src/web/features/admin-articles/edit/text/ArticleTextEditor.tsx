import type { Editor } from '@tiptap/core';
import { useMemo, useState } from 'react';
import { unwrapArticle, wrapArticle } from '#domain/article/article-html.ts';
import { type EditedField, RichTextEditor } from '#web/editor/RichTextEditor.tsx';
import { articleExtensions } from './article-extensions.ts';
import { articleTools } from './article-tools.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const PASTE = { headings: true, links: true };

type Asked = { what: 'link' | 'image'; editor: Editor };

/** The text of an article. Loaded after the form around it. */
export const ArticleTextEditor = ({ value, onChange, ...field }: EditedField) => {
  const [asked, setAsked] = useState<Asked>();
  const tools = useMemo(
    () =>
      articleTools({
        openLink: (editor) => setAsked({ what: 'link', editor }),
        openImage: (editor) => setAsked({ what: 'image', editor }),
      }),
    [],
  );
  const close = () => setAsked(undefined);
  return (
    <>
      <RichTextEditor
        {...field}
        tall
        extensions={articleExtensions}
        tools={tools}
        paste={PASTE}
        value={unwrapArticle(value)}
        onChange={(html) => onChange(wrapArticle(html))}
      />
      {asked?.what === 'link' && <LinkDialog editor={asked.editor} onClose={close} />}
      {asked?.what === 'image' && <ImageDialog editor={asked.editor} onClose={close} />}
    </>
  );
};

import type { Editor } from '@tiptap/core';
import { useMemo, useState } from 'react';
import { unwrapArticle, wrapArticle } from '#domain/article/article-html.ts';
import { type EditedField, RichTextEditor } from '#web/editor/RichTextEditor.tsx';
import { articleExtensions } from './article-extensions.ts';
import { articleTools } from './article-tools.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const PASTE = { headings: true, links: true };

type Asked = { what: 'link' | 'image'; editor: Editor; files?: readonly File[] };

/** The text editor of an article, loaded lazily after the form. */
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
  // Several files at once are handled one dialog after the other.
  const next = () => setAsked((now) => (now?.files?.[1] ? { ...now, files: now.files.slice(1) } : undefined));
  return (
    <>
      <RichTextEditor
        {...field}
        tall
        extensions={articleExtensions}
        tools={tools}
        paste={PASTE}
        onFiles={(editor, files) => setAsked({ what: 'image', editor, files })}
        value={unwrapArticle(value)}
        onChange={(html) => onChange(wrapArticle(html))}
      />
      {asked?.what === 'link' && <LinkDialog editor={asked.editor} onClose={close} />}
      {asked?.what === 'image' && (
        <ImageDialog key={asked.files?.length} editor={asked.editor} file={asked.files?.[0]} onClose={next} />
      )}
    </>
  );
};

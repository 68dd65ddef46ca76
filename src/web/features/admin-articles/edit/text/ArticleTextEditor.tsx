import { type Editor, type EditorEvents, Extension } from '@tiptap/core';
import { useMemo, useState } from 'react';
import { unwrapArticle, wrapArticle } from '#domain/article/article-html.ts';
import { type EditedField, type PlacedImage, RichTextEditor } from '#web/editor/RichTextEditor.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { articleExtensions } from './article-extensions.ts';
import { articleTools, DEEPER_KEY, LINK_KEY, SHALLOWER_KEY } from './article-tools.ts';
import styles from './dialogs.module.css';
import { ImageDialog } from './ImageDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const PASTE = { headings: true, links: true, tables: true, images: true };

/** A file for the text: at the caret, or where a pasted text had its image. */
type GivenImage = { file: File; alt?: string; place?: Place };
type Asked = { what: 'link' | 'image'; editor: Editor; images?: readonly GivenImage[] };

/** The text editor of an article, loaded lazily after the form. */
export const ArticleTextEditor = ({ value, onChange, ...field }: EditedField) => {
  const [asked, setAsked] = useState<Asked>();
  const [missing, setMissing] = useState<readonly PlacedImage[]>([]);
  const [tableTools, showTableTools] = useState(false);
  const tools = useMemo(
    () =>
      articleTools({
        openLink: (editor) => setAsked({ what: 'link', editor }),
        openImage: (editor) => setAsked({ what: 'image', editor }),
        tableTools,
        showTableTools,
      }),
    [tableTools],
  );
  const extensions = useMemo(
    () => [...articleExtensions, keys((editor) => setAsked({ what: 'link', editor }))],
    [],
  );
  const close = () => setAsked(undefined);
  // Several files at once are handled one dialog after the other.
  const next = () => {
    asked?.images?.[0]?.place?.release();
    setAsked(asked?.images?.[1] ? { ...asked, images: asked.images.slice(1) } : undefined);
  };

  const takePasted = (editor: Editor, images: readonly PlacedImage[]) => {
    setMissing(images.filter(({ file }) => !file));
    const given = images.flatMap(({ file, alt, at }) =>
      file ? [{ file, alt, place: followPlace(editor, at) }] : [],
    );
    if (given.length > 0) setAsked({ what: 'image', editor, images: given });
  };
  const [image] = asked?.images ?? [];
  return (
    <>
      <RichTextEditor
        {...field}
        tall
        extensions={extensions}
        tools={tools}
        paste={PASTE}
        onFiles={(editor, files) =>
          setAsked({ what: 'image', editor, images: files.map((file) => ({ file })) })
        }
        onPastedImages={takePasted}
        value={unwrapArticle(value)}
        onChange={(html) => onChange(wrapArticle(html))}
      />
      {missing.length > 0 && <MissingImages images={missing} onClose={() => setMissing([])} />}
      {asked?.what === 'link' && <LinkDialog editor={asked.editor} onClose={close} />}
      {asked?.what === 'image' && (
        <ImageDialog key={asked.images?.length} editor={asked.editor} {...image} onClose={next} />
      )}
    </>
  );
};

type MissingImagesProps = { images: readonly PlacedImage[]; onClose: () => void };

const MissingImages = ({ images, onClose }: MissingImagesProps) => {
  const named = images.flatMap(({ alt }) => (alt ? [`« ${alt} »`] : []));
  return (
    <div className={styles.missing}>
      <Banner tone="warning" onClose={onClose}>
        <p>
          {images.length === 1
            ? "Une image du texte collé n'a pas pu être reprise : elle n'est pas dans le presse-papiers."
            : `${images.length} images du texte collé n'ont pas pu être reprises : elles ne sont pas dans le presse-papiers.`}
          {named.length > 0 && ` Il s'agit de : ${named.join(', ')}.`} Ajoutez-
          {images.length === 1 ? 'la' : 'les'} avec le bouton « Image », ou déposez le fichier dans le texte.
        </p>
      </Banner>
    </div>
  );
};

const keys = (openLink: (editor: Editor) => void) =>
  Extension.create({
    name: 'articleKeys',
    addKeyboardShortcuts: () => ({
      [LINK_KEY]: ({ editor }) => {
        openLink(editor);
        return true;
      },
      [DEEPER_KEY]: ({ editor }) => editor.commands.sinkListItem('listItem'),
      [SHALLOWER_KEY]: ({ editor }) => editor.commands.liftListItem('listItem'),
    }),
  });

/** A position that moves with the text around it. */
type Place = { readonly current: number; readonly release: () => void };

const followPlace = (editor: Editor, at: number): Place => {
  const follow = ({ transaction }: EditorEvents['transaction']) => {
    place.current = transaction.mapping.map(place.current);
  };
  const place = { current: at, release: () => void editor.off('transaction', follow) };
  editor.on('transaction', follow);
  return place;
};

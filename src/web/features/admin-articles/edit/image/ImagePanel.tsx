import { useFormContext, useWatch } from 'react-hook-form';
import { imageUrlField } from '#contract/admin-article-form.ts';
import { findCategory } from '#domain/category/categories.ts';
import { coverUrl } from '#domain/cover/cover-address.ts';
import { resolveImagePath } from '#domain/image/image-path.ts';
import { PLACEHOLDER } from '#web/api/covers.ts';
import { Button } from '#web/ui/Button.tsx';
import { CoverImage } from '#web/ui/CoverImage.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { type ArticleValues, emptyValues } from '../article-values.ts';
import { fieldId } from '../field-id.ts';
import styles from './ImagePanel.module.css';
import { ImageUpload } from './ImageUpload.tsx';

type Props = {
  /** The article's slug, if it has one: the default cover is drawn from it. */
  slug: string | undefined;
  /** Shows the image without a way to change it. */
  readOnly: boolean;
};

/** The image of a typed URL is loaded after a pause, not at each keystroke. */
const PAUSE_MS = 500;

/** The article's cover: its own image, or the engraved default. */
export const ImagePanel = ({ slug, readOnly }: Props) => {
  const { register, setValue, formState } = useFormContext<ArticleValues>();
  const [url, alt, category] = useWatch<ArticleValues, ['image_url', 'image_alt', 'category_id']>({
    name: ['image_url', 'image_alt', 'category_id'],
  });
  const typed = useSettled(url, PAUSE_MS);
  // A removed image disappears at once; an address that would be refused is not loaded.
  const accepted = imageUrlField.safeParse(typed);
  const own = url && accepted.success ? resolveImagePath(accepted.data) : null;
  const put = (imageUrl: string) =>
    setValue('image_url', imageUrl, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const categorySlug = findCategory(category)?.slug ?? 'autres';
  return (
    <Panel title="Image">
      <div className={styles.cover} data-category={categorySlug}>
        <CoverImage
          src={own ?? coverUrl({ category: categorySlug, slug: slug ?? 'parution', detail: 'm' })}
          placeholder={PLACEHOLDER}
          alt={alt}
          first
        />
      </div>
      {own && !readOnly && (
        <div>
          <Button variant="secondary" size="sm" icon="trash" onClick={() => put(emptyValues.image_url)}>
            Retirer l'image
          </Button>
        </div>
      )}
      {!own && <p className={styles.hint}>Couverture par défaut, dessinée d'après le titre de l'article.</p>}
      {!readOnly && <ImageUpload onUploaded={put} />}
      <Field
        dense
        optional
        label="URL de l'image"
        inputMode="url"
        placeholder="https://"
        id={fieldId('image_url')}
        {...register('image_url')}
        error={formState.errors.image_url?.message}
      />
      <Field
        dense
        label="Texte alternatif"
        hint="Ce que montre l'image, pour qui ne la voit pas."
        id={fieldId('image_alt')}
        {...register('image_alt')}
        error={formState.errors.image_alt?.message}
        warning={own && !alt.trim() ? "Cette image n'a pas de texte alternatif." : undefined}
      />
    </Panel>
  );
};

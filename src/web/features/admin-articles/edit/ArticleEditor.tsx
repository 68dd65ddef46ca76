import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Blocker } from 'react-router';
import type { ArticleDraft } from '#contract/admin-article-history.ts';
import type { AdminArticle } from '#contract/admin-articles.ts';
import { shortDate, shortTime } from '#contract/format.fr.ts';
import { notPermitted } from '#contract/team.fr.ts';
import type { FullArticle } from '#web/api/article.ts';
import { DraftOffer } from '#web/back-office/drafts/DraftOffer.tsx';
import { SET_ASIDE_FAILED } from '#web/back-office/drafts/use-drafts.ts';
import { useSaveKey } from '#web/back-office/use-save-key.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { ARTICLES } from '../list-address.ts';
import styles from './ArticleEditor.module.css';
import { type ArticleValues, restoredValues } from './article-values.ts';
import { EditorHead } from './EditorHead.tsx';
import { ConflictPanel } from './history/ConflictPanel.tsx';
import { comparableText } from './history/comparable-text.ts';
import { VersionsPanel } from './history/VersionsPanel.tsx';
import { ImagePanel } from './image/ImagePanel.tsx';
import { MachinePanel } from './MachinePanel.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { PreviewLinksPanel } from './PreviewLinksPanel.tsx';
import { PublicationPanel } from './PublicationPanel.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { RephraseProgress } from './rephrase/RephraseProgress.tsx';
import { RephraseResult } from './rephrase/RephraseResult.tsx';
import { StructureReport } from './StructureReport.tsx';
import { TextPanel } from './TextPanel.tsx';
import { type ArticleEditing, useArticleEditor } from './use-article-editor.ts';

export type EditorProps = {
  article: AdminArticle | undefined;
  drafts: readonly ArticleDraft[];
  others: readonly { editor: string; saved_at: string }[];
  categories: readonly { id: number; name: string }[];
  renderPreview: (article: FullArticle) => ReactNode;
};

/** The form of an article, new or existing. */
export const ArticleEditor = ({
  article: loaded,
  drafts: found,
  others,
  categories,
  renderPreview,
}: EditorProps) => {
  const [previewed, setPreviewed] = useState<ArticleValues>();
  const editing = useArticleEditor({ loaded, found });
  const { article, form, writes, save, guard, drafts, rephrasing } = editing;

  const notice = useShownFailure(writes.notice);
  const { readOnly } = editing;
  const locked = readOnly || rephrasing.phase !== 'idle';
  useSaveKey(() => locked || void save());
  const resume = async (draft: ArticleDraft) => {
    if (await editing.resumeDraft(draft)) rephrasing.recall();
    else writes.setNotice({ tone: 'danger', text: SET_ASIDE_FAILED });
  };

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate aria-label="Article" onSubmit={save}>
        <EditorHead
          editing={editing}
          parent={{ href: ARTICLES, label: 'Gestion des articles' }}
          onPreview={() => setPreviewed(structuredClone(form.getValues()))}
        />
        {writes.notice && (
          <div ref={notice} className={styles.notice}>
            <Banner tone={writes.notice.tone} onClose={() => writes.setNotice(undefined)}>
              {writes.notice.text}
            </Banner>
          </div>
        )}
        {readOnly && (
          <div className={styles.notice}>
            <Banner tone="info" title="Vous consultez cet article">
              {notPermitted('articles.edit-any')}
            </Banner>
          </div>
        )}
        {writes.conflict && (
          <ConflictPanel
            conflict={writes.conflict}
            onTakeTheirs={editing.takeTheirs}
            onKeepOurs={(theirs) => void editing.keepOurs(theirs)}
          />
        )}
        <RephraseProgress rephrasing={rephrasing} />
        <RephraseResult rephrasing={rephrasing} unsaved={editing.isDirty} />
        <DraftOffer
          drafts={drafts.offered}
          onResume={(draft) => void resume(draft)}
          onDrop={drafts.drop}
          contentOf={({ fields }) => fields.content ?? ''}
          compare={({ fields }) => ({
            before: comparableText(form.getValues()),
            after: comparableText(restoredValues(fields, form.getValues())),
          })}
          staleText="L'article a été enregistré depuis : comparez les deux textes avant d'enregistrer."
        />
        <OtherEditors others={others} />
        <div className={styles.columns}>
          <TextPanel locked={locked} />
          <div className={styles.side}>
            {article && <ReviewPanel editing={editing} article={article} />}
            {/* None of the fields and buttons of a disabled fieldset works. */}
            <fieldset className={styles.plain} disabled={readOnly}>
              <PublicationPanel editing={editing} categories={categories} />
              {article && <MachinePanel article={article} />}
              {article && !readOnly && <PreviewLinksPanel articleId={article.id} />}
              <ImagePanel slug={article?.slug} readOnly={readOnly} />
            </fieldset>
            <StructureReport />
            {article && <VersionsPanel editing={editing} article={article} />}
          </div>
        </div>
      </form>
      {previewed && (
        <PreviewDialog
          articleId={article?.id}
          values={previewed}
          render={renderPreview}
          onClose={() => setPreviewed(undefined)}
        />
      )}
      <LeaveDialog
        blocker={guard.blocker}
        rephrasing={rephrasing.phase !== 'idle'}
        onLeave={editing.saveBeforeLeaving}
      />
    </FormProvider>
  );
};

/**
 * Scrolls to the error message, so that an editor in the middle of a long text sees it; an invalid field
 * takes the focus itself.
 */
const useShownFailure = (notice: ArticleEditing['writes']['notice']) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice?.tone !== 'danger' || document.activeElement?.matches('input, select, textarea')) return;
    box.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [notice]);
  return box;
};

type LeaveDialogProps = { blocker: Blocker; rephrasing: boolean; onLeave: () => Promise<void> };

const LeaveDialog = ({ blocker, rephrasing, onLeave }: LeaveDialogProps) => (
  <ConfirmDialog
    open={blocker.state === 'blocked'}
    title={rephrasing ? 'Quitter pendant la reformulation ?' : 'Quitter sans enregistrer ?'}
    confirmLabel="Quitter la page"
    cancelLabel="Rester sur la page"
    onConfirm={() => void onLeave().finally(() => blocker.proceed?.())}
    onCancel={() => blocker.reset?.()}
  >
    {rephrasing ? (
      <p>La reformulation sera arrêtée. Le texte de l'article reste comme il était avant elle.</p>
    ) : (
      <p>Vos modifications ne sont pas enregistrées. Le brouillon vous sera proposé à votre retour.</p>
    )}
  </ConfirmDialog>
);

type OtherEditorsProps = { others: readonly { editor: string; saved_at: string }[] };

/** Warns that others are editing, before it becomes a conflict. */
const OtherEditors = ({ others }: OtherEditorsProps) =>
  others.length > 0 && (
    <div className={styles.notice}>
      <Banner tone="warning">
        {others.map(({ editor, saved_at }) => (
          <p key={editor}>
            {editor} a un texte en cours sur cet article, du {shortDate(new Date(saved_at))} à{' '}
            {shortTime(new Date(saved_at))}.
          </p>
        ))}
      </Banner>
    </div>
  );

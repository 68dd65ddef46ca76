import { shortDate, shortTime } from '#contract/format.fr.ts';
import { messages } from '#contract/messages.fr.ts';
import { paths } from '#contract/paths.ts';
import type { SharedPreview } from '#web/api/shared-preview.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';
import styles from './SharedPreviewView.module.css';

/** The saved article of a preview link, or why it cannot be shown. It is not counted as a reading. */
export const SharedPreviewView = ({ preview }: { preview: SharedPreview }) =>
  preview.state === 'found' ? (
    <>
      <div className={`wrap ${styles.notice}`}>
        <Banner tone="info" title="Aperçu, avant publication">
          <p>
            Ce texte peut encore changer : ne le diffusez pas. Ce lien fonctionne jusqu'au{' '}
            {shortDate(new Date(preview.expiresAt))} à {shortTime(new Date(preview.expiresAt))}.
          </p>
        </Banner>
      </div>
      <ArticlePreview article={preview.article} />
    </>
  ) : (
    <Unavailable state={preview.state} />
  );

const texts = {
  missing: {
    tone: 'warning',
    title: "Lien d'aperçu inconnu",
    text: `${messages.preview.unknown} Vérifiez que l'adresse a été copiée en entier.`,
  },
  ended: {
    tone: 'warning',
    title: "Lien d'aperçu expiré",
    text: `${messages.preview.ended} Demandez-lui un nouveau lien.`,
  },
  failed: { tone: 'danger', title: 'Une erreur est survenue', text: messages.request.unavailable },
} as const;

const Unavailable = ({ state }: { state: keyof typeof texts }) => {
  const { tone, title, text } = texts[state];
  return (
    <div className={`wrap ${styles.unavailable}`}>
      <OutcomeHead tone={tone} title={title}>
        {text}
      </OutcomeHead>
      <Button href={paths.home} variant="secondary">
        Retourner à l'accueil
      </Button>
    </div>
  );
};

import { messages } from '#contract/messages.fr.ts';
import { paths } from '#contract/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import { SectionBlock } from '#web/ui/SectionBlock.tsx';
import { LostLinkForm } from './LostLinkForm.tsx';
import styles from './TrackingView.module.css';

/** An unknown tracking link, or a server that does not answer: the texts differ. */
export const UnknownLink = ({ state }: { state: 'missing' | 'failed' }) => (
  <div className={`wrap ${styles.narrow}`}>
    {state === 'missing' ? (
      <>
        <OutcomeHead tone="warning" title="Lien de suivi inconnu">
          {messages.tracking.notFound} Vérifiez que l'adresse a été copiée en entier.
        </OutcomeHead>
        <SectionBlock title="Recevoir le lien à nouveau">
          <LostLinkForm />
        </SectionBlock>
      </>
    ) : (
      <>
        <OutcomeHead tone="danger" title="Une erreur est survenue">
          {messages.request.unavailable}
        </OutcomeHead>
        <p className={styles.explained}>
          Votre annonce n'est pas en cause : son suivi n'a pas pu être chargé.
        </p>
        <Button href={paths.announcements} variant="secondary">
          Voir les annonces légales
        </Button>
      </>
    )}
  </div>
);

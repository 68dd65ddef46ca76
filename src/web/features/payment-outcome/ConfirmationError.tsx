import { messages } from '#contract/messages.fr.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import styles from './Outcome.module.css';

type Props = { announcementsHref: string; lostLinkHref: string };

/** Shown without a reference, for an unknown one, or when the server does not answer. */
export const ConfirmationError = ({ announcementsHref, lostLinkHref }: Props) => (
  <div className={`wrap ${styles.page}`}>
    <OutcomeHead tone="danger" title="Une erreur est survenue">
      {messages.announcement.referenceNotFound}
    </OutcomeHead>
    <p>
      Si vous venez de payer, votre paiement n'est pas perdu : il est enregistré dès que notre prestataire
      nous le confirme, et un e-mail vous l'annonce.{' '}
      <Link to={lostLinkHref}>Suivre une annonce par sa référence</Link>
    </p>
    <Actions>
      <Button href="/">Retour à l'accueil</Button>
      <Button href={announcementsHref} variant="secondary">
        Voir toutes les annonces
      </Button>
    </Actions>
  </div>
);

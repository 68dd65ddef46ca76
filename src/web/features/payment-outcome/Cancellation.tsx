import { confirmationPath, trackingPath } from '#contract/paths.ts';
import type { PaymentStatus } from '#web/api/payment-status.ts';
import { useHasDraft } from '#web/storage/use-has-draft.ts';
import { useTrackingToken } from '#web/storage/use-tracking-token.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { NumberedSteps } from '#web/ui/NumberedSteps.tsx';
import { OutcomeHead } from '#web/ui/OutcomeHead.tsx';
import { ReferenceBox } from '#web/ui/ReferenceBox.tsx';
import type { CancellationData } from './load-cancellation.ts';
import styles from './Outcome.module.css';
import { isCancelled, outcomeOf } from './outcome.ts';
import { useCancelCall } from './use-cancel-call.ts';

type Props = { loaded: CancellationData; retryHref: string; lostLinkHref: string };

/**
 * The page that the provider redirects to after a cancelled payment. The announcement and its draft are
 * unchanged.
 */
export const Cancellation = ({ loaded, retryHref, lostLinkHref }: Props) => {
  const { reference, missing } = loaded;
  const shown = missing ? null : reference;
  const known = useCancelCall(loaded);
  const token = useTrackingToken(reference);
  const hasDraft = useHasDraft(reference);
  if (known && !isCancelled(known))
    return <NotCancelled known={known} token={token} lostLinkHref={lostLinkHref} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <OutcomeHead tone="warning" title="Paiement Annulé">
        {leadOf(known, shown)}
      </OutcomeHead>
      {shown && <ReferenceBox label="Numéro de référence" reference={shown} />}
      <section aria-labelledby="raisons">
        <h2 className={styles.title} id="raisons">
          Raisons possibles
        </h2>
        <ul className={styles.reasons}>
          <li>Vous avez annulé le paiement.</li>
          <li>Un problème est survenu avec votre moyen de paiement.</li>
          <li>Un problème technique temporaire a interrompu le paiement.</li>
        </ul>
      </section>
      <NumberedSteps title="Prochaines étapes" steps={nextSteps(known, hasDraft)} />
      <Banner tone="info" icon="mail">
        {known?.payment && token
          ? "Un e-mail d'annulation vous a été envoyé. Pensez à vérifier vos courriers indésirables."
          : "Un e-mail d'annulation vous a été envoyé si le paiement avait été ouvert depuis ce navigateur. Pensez à vérifier vos courriers indésirables."}
      </Banner>
      <Actions>
        <Button href={retryHref}>Réessayer le paiement</Button>
        <Button href={token ? trackingPath(token) : lostLinkHref} variant="secondary">
          Suivre mon annonce
        </Button>
        <Button href="/" variant="text">
          Retour à l'accueil
        </Button>
      </Actions>
    </div>
  );
};

const leadOf = (known: PaymentStatus | null, shown: string | null): string => {
  if (known) return "Votre paiement n'a pas été effectué : aucune somme n'a été débitée.";
  const left = 'Vous avez quitté la page de paiement.';
  return shown ? `${left} Le suivi de votre annonce dit où en est son paiement.` : left;
};

/**
 * Anyone can open this URL: only an announcement known to the server or to this browser is said to be kept.
 */
const nextSteps = (known: PaymentStatus | null, hasDraft: boolean): string[] => {
  if (!known && !hasDraft)
    return [
      'Vérifiez votre moyen de paiement, puis réessayez.',
      'Une annonce est relue par la rédaction dès que son paiement est confirmé.',
    ];
  return [
    hasDraft
      ? 'Votre annonce est conservée dans ce navigateur : rien ne sera à ressaisir.'
      : "Votre annonce est conservée chez nous : son lien de suivi permet de reprendre le paiement, depuis n'importe quel appareil.",
    "Vérifiez votre moyen de paiement, puis réessayez : c'est la même annonce qui est payée, elle n'est pas déposée deux fois.",
    'Elle est relue par la rédaction dès que le paiement est confirmé.',
  ];
};

type NotCancelledProps = { known: PaymentStatus; token: string | null | undefined; lostLinkHref: string };

/** The URL says cancelled, but the server knows of a completed or pending payment. */
const NotCancelled = ({ known, token, lostLinkHref }: NotCancelledProps) => {
  const { tone, title, lead } = outcomeOf(known);
  return (
    <div className={`wrap ${styles.page}`}>
      <div role="status">
        <OutcomeHead tone={tone} title={title}>
          {lead}
        </OutcomeHead>
      </div>
      <ReferenceBox label="Numéro de référence" reference={known.reference} />
      <p>Le paiement de cette annonce n'a pas été annulé : il n'y a rien à payer de nouveau.</p>
      <Actions>
        <Button href={confirmationPath(known.reference)}>Voir la confirmation</Button>
        <Button href={token ? trackingPath(token) : lostLinkHref} variant="secondary">
          Suivre mon annonce
        </Button>
        <Button href="/" variant="text">
          Retour à l'accueil
        </Button>
      </Actions>
    </div>
  );
};

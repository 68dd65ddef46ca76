import { useResumePayment } from '#web/payment/use-resume-payment.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './Outcome.module.css';

type Props = {
  reference: string;
  /** Of the announcement, where this browser sent it. */
  token: string | null | undefined;
  lostLinkHref: string;
  /** It was waited for in vain. */
  late: boolean;
};

/** Who sent the announcement pays it from here; anybody else receives its link at the announcement's own address. */
export const ResumePayment = ({ reference, token, lostLinkHref, late }: Props) => {
  const { busy, failure, resume } = useResumePayment(token ?? undefined);
  return (
    <section className={styles.resume} aria-label="Reprendre le paiement">
      <p>
        {late
          ? `Le paiement de l'annonce ${reference} n'est toujours pas confirmé. Si vous l'avez abandonné, reprenez-le : une session restée ouverte est d'abord fermée, vous ne payez pas deux fois.`
          : 'Votre annonce est conservée : elle peut être payée à nouveau, sans rien ressaisir.'}
      </p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {token ? (
        <Button onClick={() => void resume()} busy={busy} busyText="Redirection en cours">
          Reprendre le paiement
        </Button>
      ) : (
        <Button href={lostLinkHref}>Reprendre le paiement</Button>
      )}
    </section>
  );
};

import { lostLinkPath } from '#contract/paths.ts';
import { useResumePayment } from '#web/payment/use-resume-payment.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './SuccessScreen.module.css';

type Props = { reference: string; token: string | null | undefined };

/** Who sent the announcement pays it from here; without its token, by the link that is sent again. */
export const UnpaidNotice = ({ reference, token }: Props) => {
  const { busy, failure, resume } = useResumePayment(token ?? undefined);
  return (
    <div className={styles.unpaid}>
      <Banner tone="warning" title="Votre annonce attend son paiement">
        Elle n'est pas relue avant d'être payée. Si vous venez de payer, la confirmation peut encore nous
        parvenir : rechargez la page dans un instant.
      </Banner>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {token ? (
        <Button onClick={() => void resume()} busy={busy} busyText="Redirection en cours">
          Reprendre le paiement
        </Button>
      ) : (
        <Button href={lostLinkPath(reference)}>Reprendre le paiement</Button>
      )}
    </div>
  );
};

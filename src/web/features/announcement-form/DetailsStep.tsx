import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { PriceUnknown } from './PriceUnknown.tsx';
import { StepFoot } from './StepFoot.tsx';
import styles from './steps.module.css';
import { useRegulated } from './use-regulated.ts';

type Props = {
  refused: ReadonlyMap<string, string> | undefined;
  onBack: () => void;
  onNext: () => void;
};

export const DetailsStep = ({ refused, onBack, onNext }: Props) => (
  <div className={styles.split}>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <DetailsFields refused={refused} />
      <StepFoot
        back={
          <Button variant="secondary" onClick={onBack}>
            Retour à la recherche
          </Button>
        }
        next={
          <Button type="submit">
            Continuer vers le choix du tarif
            <Icon name="arrow-right" size={18} />
          </Button>
        }
      />
    </form>
    <DraftPreview price={useLivePrice()} />
  </div>
);

/** The regulated price while typing; undefined for the price of the offer. */
const useLivePrice = () => {
  const regulated = useRegulated();
  if (!regulated) return undefined;
  return regulated.status === 'ready' ? (
    <regulated.parts.LivePrice tariff={regulated.tariff} />
  ) : (
    <PriceUnknown regulated={regulated} />
  );
};

import { FieldNotes } from '#web/notice-form/field-notes.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import { DetailsFields } from './DetailsFields.tsx';
import { DraftPreview } from './DraftPreview.tsx';
import { DocumentStart } from './from-document/DocumentStart.tsx';
import type { FormDocument } from './from-document/use-document.ts';
import { PriceUnknown } from './PriceUnknown.tsx';
import { StepFoot } from './StepFoot.tsx';
import styles from './steps.module.css';
import { useRegulated } from './use-regulated.ts';

type Props = {
  refused: ReadonlyMap<string, string> | undefined;
  /** The code that checks the step could not be loaded. */
  unchecked: boolean | undefined;
  /** The next step was asked for, and its code is on the way. */
  waiting: boolean;
  document: FormDocument;
  onBack: () => void;
  onNext: () => void;
};

export const DetailsStep = ({ refused, unchecked, waiting, document, onBack, onNext }: Props) => (
  <div className={styles.split}>
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <DocumentStart document={document} />
      <FieldNotes value={document.notes}>
        <DetailsFields refused={refused} />
      </FieldNotes>
      {unchecked && (
        <Banner tone="danger">
          L'étape suivante n'a pas pu être chargée. Votre saisie est conservée dans ce navigateur : vérifiez
          votre connexion. <ReloadButton />
        </Banner>
      )}
      <StepFoot
        back={
          <Button variant="secondary" onClick={onBack}>
            Retour à la recherche
          </Button>
        }
        next={
          <Button type="submit" busy={waiting} busyText="Chargement...">
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

import { Band } from '#web/ui/Band.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './SuccessScreen.module.css';

type Props = { reference: string; onAnother: () => void; onBack: () => void };

export const SuccessScreen = ({ reference, onAnother, onBack }: Props) => (
  <div className={styles.screen}>
    <h1 className={styles.title}>Merci pour votre demande d'annonce légale !</h1>
    <p className={styles.lead}>Votre demande est enregistrée. Conservez son numéro de référence.</p>
    <div className={styles.reference}>
      <Band />
      <p>
        Numéro de référence <strong>{reference}</strong>
      </p>
      <Band />
    </div>
    <section>
      <h2 className={styles.heading}>Prochaines étapes</h2>
      <ol className={styles.next}>
        <li>Notre équipe vérifie votre annonce, sous 24 à 48 heures ouvrées.</li>
        <li>Elle est publiée dans le délai de votre offre après validation.</li>
        <li>Vous recevez un email de confirmation une fois l'annonce publiée.</li>
      </ol>
    </section>
    <div className={styles.actions}>
      <Button onClick={onAnother}>Soumettre une autre annonce</Button>
      <Button variant="secondary" onClick={onBack}>
        Retour à la recherche
      </Button>
    </div>
  </div>
);

import type { Remarks, Said } from '#contract/notice-remarks.fr.ts';
import { fieldId } from '#web/notice-form/form-field.ts';
import { Sentence } from '#web/notice-form/Sentence.tsx';
import { placeIn } from '#web/notice-form/select-place.ts';
import { Link } from '#web/ui/Link.tsx';
import type { Step } from './draft-store.ts';
import styles from './TextRemarks.module.css';
import { sought } from './use-step.ts';

type Props = { remarks: Remarks; hrefOf: (step: Step, fieldId: string) => string };

/** What is missing, left to fill in or contradictory in a text, with links to the words. */
export const TextRemarks = ({ remarks, hrefOf }: Props) => {
  const { text, missing, blanks, contradictions } = remarks;
  const linkTo = ({ place }: Said, label: string) => (
    <Link className={styles.link} to={hrefOf(1, fieldId('content'))} state={sought(placeIn(text, place))}>
      {label}
    </Link>
  );
  return (
    <div className={styles.remarks}>
      {missing.length > 0 && (
        <p>
          Le texte ne dit pas : {missing.map(({ label }) => label).join(', ')}. Le greffe peut refuser la
          formalité tant que ces mentions n'ont pas paru : il faudrait un additif, payé à part.
        </p>
      )}
      {blanks.length > 0 && (
        <>
          <p>{blanksSentence(blanks.length)} Il serait publié tel quel.</p>
          <ul className={styles.list}>
            {blanks.map((blank) => (
              <li key={blank.words}>{linkTo(blank, blank.words)}</li>
            ))}
          </ul>
        </>
      )}
      {contradictions.length > 0 && (
        <>
          <ul className={styles.list}>
            {contradictions.map((one) => (
              <li key={`${one.code} ${one.place.start}`}>
                {one.message} <Sentence of={one.sentence} /> {linkTo(one, 'Voir dans le texte')}
              </li>
            ))}
          </ul>
          <p>
            Le greffe compare l'annonce au dossier : une erreur parue se corrige par un rectificatif, payé à
            part.
          </p>
        </>
      )}
    </div>
  );
};

const blanksSentence = (count: number): string =>
  count > 1
    ? `Votre texte contient encore ${count} passages à compléter.`
    : 'Votre texte contient encore un passage à compléter.';

/** The title of the question before the payment. */
export const questionOf = ({ missing, blanks }: Remarks): string =>
  missing.length + blanks.length > 0 ? 'Payer un texte incomplet ?' : 'Payer un texte à vérifier ?';

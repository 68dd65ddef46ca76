import { useEffect, useRef, useState } from 'react';
import { unwrapArticle } from '#domain/article/article-html.ts';
import { differsInTypographyOnly } from '#domain/typography/typeset.ts';
import { ReadableText } from '#web/back-office/TextDifference.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { comparableText } from '../history/comparable-text.ts';
import { Difference } from '../history/Difference.tsx';
import styles from './Rephrase.module.css';
import type { Rephrased } from './stored-rephrasing.ts';
import type { Rephrasing } from './use-rephrase.ts';

type Props = { rephrasing: Rephrasing; unsaved: boolean };
type View = 'difference' | 'before' | 'after';

/** What a rephrasing changed and dropped, and a button to undo it. */
export const RephraseResult = ({ rephrasing, unsaved }: Props) => {
  const [asked, setAsked] = useState(false);
  const { rephrased, undo, close, editedSince } = rephrasing;
  const title = useLostFocus(rephrased);
  if (!rephrased) return null;
  return (
    <section className={styles.result} aria-label="Résultat de la reformulation">
      <div className={styles.message}>
        <h2 ref={title} tabIndex={-1}>
          {rephrased.message}
        </h2>
        <p>
          {unsaved
            ? "Le nouveau texte est dans le formulaire ; il n'est pas encore enregistré. Relisez-le avant de l'enregistrer."
            : "Le nouveau texte est enregistré. L'ancien reste à portée jusqu'à votre choix."}{' '}
          {changeText(rephrased) ?? engineText(rephrased.engine)}
        </p>
      </div>
      <Missing facts={rephrased.missing} />
      <Views rephrased={rephrased} />
      <div className={styles.actions}>
        <Button
          size="dense"
          variant="secondary"
          icon="reset"
          onClick={() => (editedSince() ? setAsked(true) : undo())}
        >
          Annuler la reformulation
        </Button>
        <Button size="dense" variant="text" onClick={close}>
          Garder le nouveau texte
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        danger
        title="Annuler la reformulation ?"
        confirmLabel="Reprendre l'ancien texte"
        onConfirm={() => {
          setAsked(false);
          undo();
        }}
        onCancel={() => setAsked(false)}
      >
        <p>Ce que vous avez modifié depuis la reformulation sera remplacé par l'ancien texte.</p>
      </ConfirmDialog>
    </section>
  );
};

/**
 * The button that started it was disabled meanwhile and lost the focus: the result takes it, unless it is
 * elsewhere.
 */
const useLostFocus = (rephrased: Rephrased | undefined) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (rephrased && document.activeElement === document.body) title.current?.focus();
  }, [rephrased]);
  return title;
};

/** Says so when the words did not change; undefined when they did. */
const changeText = ({ before, after }: Rephrased): string | undefined => {
  const parts = ['title', 'description', 'content'] as const;
  const isSame = (part: (typeof parts)[number]) =>
    part === 'content'
      ? differsInTypographyOnly(unwrapArticle(before.content), unwrapArticle(after.content))
      : differsInTypographyOnly(before[part], after[part]);
  if (!parts.every(isSame)) return undefined;
  return parts.every((part) => before[part] === after[part])
    ? "Rien n'a changé : le texte est déjà en ordre."
    : 'Seule la typographie a changé (apostrophes, espaces, guillemets, points de suspension) : les mots et leur ordre sont les mêmes.';
};

/** The name of the engine that was used. */
const engineText = ({ kind, name }: Rephrased['engine']): string =>
  kind === 'model'
    ? `Il a été écrit par un modèle de langage (${name}).`
    : "Aucun modèle de langage n'est configuré : le moteur intégré a choisi, ordonné et mis en forme des phrases de votre texte, sans en inventer.";

const Missing = ({ facts }: { facts: Rephrased['missing'] }) =>
  facts.length === 0 ? (
    <p className={styles.unchanged}>
      Dates, montants, références et numéros d'articles de l'ancien texte sont tous dans le nouveau.
    </p>
  ) : (
    <Banner tone="warning" title="Des faits de l'ancien texte ne sont plus dans le nouveau">
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Banner>
  );

const Views = ({ rephrased: { before, after } }: { rephrased: Rephrased }) => {
  const [view, setView] = useState<View>('difference');
  return (
    <>
      <Segmented
        label="Texte affiché"
        selected={view}
        onSelect={setView}
        choices={[
          { id: 'difference', label: 'Différences' },
          { id: 'before', label: 'Avant' },
          { id: 'after', label: 'Après' },
        ]}
      />
      {/* Focusable, so that the arrow keys scroll a long text. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable. */}
      <div className={styles.text} tabIndex={0}>
        {view === 'difference' && <Difference before={before} after={after} />}
        {view === 'before' && <ReadableText html={comparableText(before)} />}
        {view === 'after' && <ReadableText html={comparableText(after)} />}
      </div>
    </>
  );
};

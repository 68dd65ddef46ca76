import type { ReactNode } from 'react';
import type { Remarks, Said } from '#contract/notice-remarks.fr.ts';
import { missingMentions } from '#domain/announcement/notice/notice-rules.ts';
import { visibleText } from '#domain/text/visible-text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ReloadButton } from '#web/ui/ReloadButton.tsx';
import { fieldId } from './form-field.ts';
import styles from './MentionChecklist.module.css';
import type { NoticeFormValues } from './notice-form-values.ts';
import { Sentence, shortened } from './Sentence.tsx';
import { placeIn, selectPlace } from './select-place.ts';
import { noticeValuesOf, otherTypesOf } from './typed-notice.ts';
import { isDoubtful, useRemarks } from './use-remarks.ts';

/**
 * What the notice must say: read in the text as typed or, before there is one, in the answers that the template
 * will print. It never blocks: the user may know better.
 */
export const MentionChecklist = ({ values }: { values: NoticeFormValues }) =>
  visibleText(values.content) === '' ? <AnswersLeft values={values} /> : <TextChecks values={values} />;

const AnswersLeft = ({ values }: { values: NoticeFormValues }) => {
  const missing = missingMentions(Number(values.type_id), noticeValuesOf(values), otherTypesOf(values));
  return (
    <Checklist complete={missing.length === 0}>
      <p role="status">
        {missing.length === 0
          ? 'Le modèle aura toutes les mentions attendues.'
          : `Le modèle aurait des blancs : ${missing.map(({ label }) => label).join(', ')}`}
      </p>
      <Why missing={missing} />
    </Checklist>
  );
};

const TextChecks = ({ values }: { values: NoticeFormValues }) => {
  const { remarks, failed } = useRemarks(values);
  if (failed)
    return (
      <Checklist complete={false}>
        <p>Le texte n'a pas pu être relu automatiquement. Un expert le lira avant sa parution.</p>
        <ReloadButton />
      </Checklist>
    );
  if (!remarks)
    return (
      <Checklist complete>
        <p role="status">Lecture du texte...</p>
      </Checklist>
    );
  const show = ({ place }: Said) =>
    selectPlace(document.getElementById(fieldId('content')), placeIn(remarks.text, place));
  return (
    <Checklist complete={!isDoubtful(remarks) && remarks.unsure.length === 0}>
      {/* Announced when the user pauses, not at each keystroke. */}
      <p role="status">{summaryOf(remarks)}</p>
      {remarks.blanks.length > 0 && (
        <p>
          À compléter dans le texte :{' '}
          {remarks.blanks.map((blank) => (
            <Words key={blank.words} said={blank} onShow={show} />
          ))}
        </p>
      )}
      {remarks.unsure.length > 0 && (
        <ul className={styles.contradictions}>
          {remarks.unsure.map((mention) => (
            <li key={mention.key}>
              À vérifier : {mention.label}, peut-être <Words said={mention} onShow={show} />
            </li>
          ))}
        </ul>
      )}
      {remarks.contradictions.length > 0 && (
        <ul className={styles.contradictions}>
          {remarks.contradictions.map((one) => (
            <li key={`${one.code} ${one.place.start}`}>
              {one.message} <Sentence of={one.sentence} />{' '}
              <Button variant="text" size="sm" onClick={() => show(one)}>
                Voir dans le texte
              </Button>
            </li>
          ))}
        </ul>
      )}
      {remarks.found.length > 0 && (
        <details className={styles.more}>
          <summary>
            {remarks.found.length > 1 ? `${remarks.found.length} mentions trouvées` : 'Une mention trouvée'}
          </summary>
          <ul>
            {remarks.found.map((mention) => (
              <li key={mention.key}>
                {mention.label} : <Words said={mention} onShow={show} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Why missing={remarks.missing} />
    </Checklist>
  );
};

const summaryOf = ({ missing, unsure, found, blanks, contradictions }: Remarks): string => {
  if (missing.length > 0) return `Manque : ${missing.map(({ label }) => label).join(', ')}`;
  if (unsure.length + blanks.length + contradictions.length > 0) return 'Le texte est à vérifier.';
  return found.length > 0
    ? 'Toutes les mentions attendues sont dans le texte.'
    : 'Rien à signaler dans le texte.';
};

const Checklist = ({ complete, children }: { complete: boolean; children: ReactNode }) => (
  <div className={styles.checklist} data-complete={complete || undefined}>
    <Icon name={complete ? 'done' : 'warning'} size={20} />
    <div>{children}</div>
  </div>
);

const Words = ({ said, onShow }: { said: Said; onShow: (said: Said) => void }) => (
  <button
    type="button"
    className={styles.words}
    aria-label={`${shortened(said.words)}, voir dans le texte`}
    onClick={() => onShow(said)}
  >
    {shortened(said.words)}
  </button>
);

type Missing = { readonly key: string; readonly label: string; readonly basis: string };

const Why = ({ missing }: { missing: readonly Missing[] }) =>
  missing.length > 0 && (
    <details className={styles.more}>
      <summary>Pourquoi ces mentions ?</summary>
      <ul>
        {missing.map(({ key, label, basis }) => (
          <li key={key}>
            {label} : {basis}
          </li>
        ))}
      </ul>
      <p>Rien n'est bloquant : un expert relit chaque annonce avant sa parution.</p>
    </details>
  );

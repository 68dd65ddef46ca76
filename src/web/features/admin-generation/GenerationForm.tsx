import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { batchGenerateBody, type generationCategoriesAnswer } from '#contract/admin-writing.ts';
import { writingMessages } from '#contract/writing-messages.fr.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CATEGORIES_ID, CategoryCards } from './CategoryCards.tsx';
import { COUNT_ID, CountSlider } from './CountSlider.tsx';
import styles from './GenerationForm.module.css';
import { CREATE, SOURCES } from './generation-address.ts';
import { engineText, texts } from './generation-texts.ts';
import type { GenerationRequest } from './use-generation.ts';

export type GenerationOffer = z.infer<typeof generationCategoriesAnswer>;
/** As typed: the number may be incomplete. */
export type TypedRequest = { categoryIds: number[]; count: string };

type Errors = { categoryIds?: string | undefined; count?: string | undefined };

type Props = {
  offer: GenerationOffer;
  typed: TypedRequest;
  onType: (typed: TypedRequest) => void;
  onStart: (request: GenerationRequest) => void;
};

export const GenerationForm = ({ offer, typed, onType, onStart }: Props) => {
  const [checked, setChecked] = useState(false);
  const available = eligible(offer, typed.categoryIds);
  const errors = checked ? errorsOf(typed, available) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const refused = errorsOf(typed, available);
    if (refused.categoryIds) document.querySelector<HTMLElement>(`#${CATEGORIES_ID} input`)?.focus();
    else if (refused.count) document.getElementById(COUNT_ID)?.focus();
    else onStart({ categoryIds: typed.categoryIds, count: Number(typed.count) });
  };
  return (
    <form className={styles.form} noValidate aria-label="Génération avec IA" onSubmit={submit}>
      <Banner tone="info">
        <p>{texts.help}</p>
        <p>{engineText(offer.engine)}</p>
        <p>Chaque texte reste un brouillon jusqu'à ce qu'une personne l'ait relu et publié depuis sa page.</p>
      </Banner>
      <div className={styles.panel}>
        <CategoryCards
          categories={offer.categories}
          selected={typed.categoryIds}
          error={errors.categoryIds}
          onChange={(categoryIds) => onType({ ...typed, categoryIds })}
        />
        <CountSlider
          value={typed.count}
          error={errors.count}
          onChange={(count) => onType({ ...typed, count })}
        />
        <p className={styles.available} role="status">
          {plannedText(available, typed)}
        </p>
        <Budget budget={offer.budget} />
      </div>
      <div className={styles.actions}>
        <Button href={SOURCES} variant="text" size="dense" icon="rss">
          Voir les sources
        </Button>
        <Button href={CREATE} variant="secondary" size="dense">
          Annuler
        </Button>
        <Button type="submit" size="dense" icon="sparkles">
          Générer les articles
        </Button>
      </div>
    </form>
  );
};

/** The contract's rules, and one that the server would only report after the wait. */
const errorsOf = (typed: TypedRequest, available: number): Errors => {
  const parsed = batchGenerateBody.safeParse(typed);
  const messages: Errors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    if (path[0] === 'categoryIds') messages.categoryIds ??= message;
    if (path[0] === 'count') messages.count ??= message;
  }
  if (!messages.categoryIds && available === 0) messages.categoryIds = writingMessages.noSource;
  return messages;
};

const eligible = ({ categories }: GenerationOffer, chosen: readonly number[]): number =>
  categories.reduce((sum, { id, article_count }) => sum + (chosen.includes(id) ? article_count : 0), 0);

/** How many articles will be generated, shown before the start. */
const plannedText = (available: number, { categoryIds, count }: TypedRequest): string => {
  const wanted = Number(count);
  if (categoryIds.length === 0 || !batchGenerateBody.safeParse({ categoryIds, count }).success) return '';
  if (available === 0) return writingMessages.noSource;
  if (available < wanted)
    return `${writingMessages.fewerThanAsked(available, wanted)} ${available} article(s) seront générés.`;
  return `${available} source(s) disponible(s) : ${wanted} article(s) seront générés.`;
};

const figure = new Intl.NumberFormat('fr-FR');

const Budget = ({ budget }: Pick<GenerationOffer, 'budget'>) =>
  budget && (
    <p className={styles.budget}>
      Jetons du modèle utilisés aujourd'hui : {figure.format(budget.used_tokens)} sur{' '}
      {figure.format(budget.limit_tokens)}.
    </p>
  );

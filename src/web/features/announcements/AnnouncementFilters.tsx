import { type ChangeEvent, type SubmitEvent, useContext, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { announcementTypes, findAnnouncementType } from '#domain/announcement/types.ts';
import { departments } from '#domain/company/departments.ts';
import type { PublicationPeriod } from '#domain/period/publication-period.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import type { AnnouncementSearch } from '#web/api/announcement-search.ts';
import { fetchAnnouncementTypes, type TypeChoice } from '#web/api/announcement-types.ts';
import { PARTIAL_CHANGE } from '#web/navigation/partial-change.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FilterFold } from '#web/ui/FilterFold.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PathButton } from '#web/ui/PathButton.tsx';
import { useTypedSearch } from '#web/ui/use-typed-search.ts';
import styles from './AnnouncementFilters.module.css';
import { ANNOUNCEMENTS, isFiltered, NO_FILTER, readSearch, searchHref } from './search-address.ts';

const periods: Readonly<Record<PublicationPeriod, string>> = {
  all: 'Toutes les dates',
  today: "Aujourd'hui",
  week: 'Les 7 derniers jours',
  month: 'Le dernier mois',
};

/** Letters typed one after the other are one search in the history, not ten. */
const TYPING = { ...PARTIAL_CHANGE, typing: true } as const;

type Props = { search: AnnouncementSearch; types: TypeChoice[] | null };

/** A plain form, which works before, and without, the page's scripts; with them each change searches by itself. */
export const AnnouncementFilters = ({ search: found, types }: Props) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const formId = useId();
  const search = useAskedSearch(found);
  const { choices, loading } = useTypeChoices(types);

  const go = (changed: AnnouncementSearch) => void navigate(searchHref(changed), { state: PARTIAL_CHANGE });
  const box = useTypedSearch(search.q, (q) => {
    void navigate(searchHref({ ...search, q }), { state: TYPING, replace: state?.typing === true });
  });
  const choose = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (form) go({ ...readForm(form), q: box.take() });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    box.submit();
  };
  const reset = () => {
    box.clear();
    go(NO_FILTER);
  };

  return (
    <search className={styles.search} aria-label="Recherche dans les annonces légales">
      <form id={formId} className={styles.filters} action={ANNOUNCEMENTS} onSubmit={submit}>
        <div className={styles.text}>
          <Field
            label="Recherche"
            type="search"
            name="q"
            value={box.text}
            onChange={({ currentTarget }) => box.type(currentTarget.value)}
            placeholder="Rechercher par nom d'entreprise ou SIRET"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
          />
          <Icon name="search" size={20} />
        </div>
        <FilterFold count={filtersOf(found)} shown={searchHref(found)}>
          <Field
            as="select"
            label="Type d'annonce"
            name="type"
            value={search.typeId === null ? '' : findAnnouncementType(search.typeId).name}
            onChange={choose}
          >
            <option value="">{loading ? 'Chargement des types...' : 'Tous les types'}</option>
            {choices.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Field>
          <Field
            as="select"
            label="Département"
            name="department"
            value={search.department}
            onChange={choose}
          >
            <option value="">Tous les départements</option>
            {departments.map(({ code, name }) => (
              <option key={code} value={code}>
                {code} - {name}
              </option>
            ))}
          </Field>
          <Field as="select" label="Date de publication" name="date" value={search.period} onChange={choose}>
            {Object.entries(periods).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Field>
        </FilterFold>
        <div className={styles.plain}>
          <Button type="submit">Rechercher</Button>
        </div>
      </form>
      <div className={styles.reset} data-idle={!isFiltered(search) || undefined}>
        <PathButton variant="text" icon="reset" to={ANNOUNCEMENTS} onPress={reset}>
          Réinitialiser
        </PathButton>
      </div>
    </search>
  );
};

/** How many of the filters below the text are set. */
const filtersOf = ({ typeId, department, period }: AnnouncementSearch): number =>
  [typeId !== null, department !== '', period !== 'all'].filter(Boolean).length;

/** The form as an address would give it. */
const readForm = (form: HTMLFormElement): AnnouncementSearch => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readSearch(new URL(`${ANNOUNCEMENTS}?${new URLSearchParams(fields)}`, window.location.origin));
};

/** The search under way, if there is one: the form shows what was chosen before its results are there. */
const useAskedSearch = (found: AnnouncementSearch): AnnouncementSearch => {
  const { location } = useNavigation();
  if (location?.pathname !== ANNOUNCEMENTS) return found;
  return readSearch(new URL(location.search, `https://site.invalid${ANNOUNCEMENTS}`));
};

/** The types that came with the page; asked for again when they did not, and the house's own list if that fails too. */
const useTypeChoices = (
  loaded: TypeChoice[] | null,
): { choices: readonly TypeChoice[]; loading: boolean } => {
  const api = useContext(ApiContext);
  const [asked, setAsked] = useState<readonly TypeChoice[]>();
  useEffect(() => {
    if (loaded || !api) return;
    let left = false;
    void fetchAnnouncementTypes(api)
      .catch(() => announcementTypes)
      .then((types) => left || setAsked(types));
    return () => {
      left = true;
    };
  }, [api, loaded]);
  const choices = loaded ?? asked;
  return { choices: choices ?? announcementTypes, loading: choices === undefined };
};

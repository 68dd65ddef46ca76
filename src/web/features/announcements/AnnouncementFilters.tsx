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
import { withFixedHtml } from '#web/ui/with-cached-html.ts';
import styles from './AnnouncementFilters.module.css';
import { ANNOUNCEMENTS, isFiltered, NO_FILTER, readSearch, searchHref } from './search-address.ts';

const periods: Readonly<Record<PublicationPeriod, string>> = {
  all: 'Toutes les dates',
  today: "Aujourd'hui",
  week: 'Les 7 derniers jours',
  month: 'Le dernier mois',
};

/** Consecutive keystrokes make one history entry, not ten. */
const TYPING = { ...PARTIAL_CHANGE, typing: true } as const;

type Props = { search: AnnouncementSearch; types: TypeChoice[] | null };

/** A native form that works without JavaScript; with it, each change searches at once. */
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
          <FilterSelect
            id="filtre-type"
            label="Type d'annonce"
            name="type"
            value={search.typeId === null ? '' : findAnnouncementType(search.typeId).name}
            options={[
              ['', loading ? 'Chargement des types...' : 'Tous les types'],
              ...choices.map(({ name, label }) => [name, label] as const),
            ]}
            onChange={choose}
          />
          <FilterSelect
            id="filtre-departement"
            label="Département"
            name="department"
            value={search.department}
            options={departmentOptions}
            onChange={choose}
          />
          <FilterSelect
            id="filtre-date"
            label="Date de publication"
            name="date"
            value={search.period}
            options={Object.entries(periods)}
            onChange={choose}
          />
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

type SelectProps = {
  id: string;
  label: string;
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** A hundred departments take as long to render as the rest of the form. */
const FilterSelect = withFixedHtml(({ options, ...select }: SelectProps) =>
  Field({
    ...select,
    as: 'select',
    children: options.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    )),
  }),
);

const departmentOptions = Object.freeze([
  ['', 'Tous les départements'] as const,
  ...departments.map(({ code, name }) => [code, `${code} - ${name}`] as const),
]);

/** The number of filters set below the text field. */
const filtersOf = ({ typeId, department, period }: AnnouncementSearch): number =>
  [typeId !== null, department !== '', period !== 'all'].filter(Boolean).length;

/** The search that the form holds. */
const readForm = (form: HTMLFormElement): AnnouncementSearch => {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readSearch(new URL(`${ANNOUNCEMENTS}?${new URLSearchParams(fields)}`, window.location.origin));
};

/** The search in progress, if any: the form shows the chosen filters before the results arrive. */
const useAskedSearch = (found: AnnouncementSearch): AnnouncementSearch => {
  const { location } = useNavigation();
  if (location?.pathname !== ANNOUNCEMENTS) return found;
  return readSearch(new URL(location.search, `https://site.invalid${ANNOUNCEMENTS}`));
};

/**
 * The types loaded with the page; if that failed they are requested again, and the built-in list is the last
 * resort.
 */
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

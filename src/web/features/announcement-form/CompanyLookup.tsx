import { useContext, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { digitsOnly, isSiretValid, PENDING_SIRET } from '#domain/company/siret.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { fetchCompany } from '#web/api/companies.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type FilledField, type Filling, fieldLabels, fillingOf } from './directory-fill.ts';
import type { SubmissionValues } from './submission-values.ts';

type Found = { filled: Filling; different: Filling; closed: boolean };

/**
 * Looks a company up in the public directory as soon as its SIRET is complete. It fills empty fields, asks
 * before it replaces anything, and shows nothing when the lookup is off, slow or finds nothing.
 */
export const CompanyLookup = () => {
  const api = useContext(ApiContext);
  const { getValues, setValue } = useFormContext<SubmissionValues>();
  const siret = digitsOnly(useWatch<SubmissionValues, 'siret'>({ name: 'siret' }));
  // The SIRET of a restored draft was already looked up when it was typed.
  const asked = useRef(siret);
  const [found, setFound] = useState<Found>();

  const fill = (filling: Filling) => {
    for (const [name, text] of Object.entries(filling) as [FilledField, string][])
      setValue(name, text, { shouldDirty: true, shouldValidate: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new SIRET alone is a new question.
  useEffect(() => {
    if (!api || siret === asked.current || siret === PENDING_SIRET || !isSiretValid(siret)) return;
    asked.current = siret;
    setFound(undefined);
    const stop = new AbortController();
    void fetchCompany(api, siret, stop.signal).then((company) => {
      if (!company || stop.signal.aborted) return;
      const { missing, different } = fillingOf(company, getValues());
      fill(missing);
      setFound({ filled: missing, different, closed: company.closed });
    });
    return () => stop.abort();
  }, [api, siret]);

  if (!found || (!found.closed && !namesOf(found.filled) && !namesOf(found.different))) return null;
  return (
    <Banner tone="info" onClose={() => setFound(undefined)}>
      {namesOf(found.filled) && (
        <p>Rempli d'après l'annuaire public des entreprises : {namesOf(found.filled)}.</p>
      )}
      {found.closed && <p>D'après cet annuaire, cet établissement est fermé : vérifiez le numéro.</p>}
      {namesOf(found.different) && (
        <>
          <p>L'annuaire public donne autre chose que votre saisie : {describe(found.different)}.</p>
          <Button
            variant="text"
            size="sm"
            onClick={() => {
              fill(found.different);
              setFound({ ...found, filled: { ...found.filled, ...found.different }, different: {} });
            }}
          >
            Remplacer ma saisie
          </Button>
        </>
      )}
    </Banner>
  );
};

const namesOf = (filling: Filling): string =>
  (Object.keys(filling) as FilledField[]).map((name) => fieldLabels[name]).join(', ');

const describe = (filling: Filling): string =>
  (Object.entries(filling) as [FilledField, string][])
    .map(([name, text]) => `${fieldLabels[name]} « ${text} »`)
    .join(', ');

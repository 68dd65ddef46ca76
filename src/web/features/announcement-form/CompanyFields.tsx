import { useFormContext, useWatch } from 'react-hook-form';
import { paths } from '#contract/paths.ts';
import { beforePaying } from '#contract/uncovered-department.fr.ts';
import { tidyCapital } from '#domain/company/capital.ts';
import { departments } from '#domain/company/departments.ts';
import { isNaturalPerson } from '#domain/company/legal-forms.ts';
import { FormField } from '#web/notice-form/FormField.tsx';
import { FormSection, Pair } from '#web/notice-form/FormSection.tsx';
import { LegalFormOptions } from '#web/notice-form/LegalFormOptions.tsx';
import { SiretField, UnregisteredBox } from '#web/notice-form/SiretField.tsx';
import { useUncoveredDepartment } from '#web/notice-form/use-uncovered-department.ts';
import { warningsOf } from '#web/notice-form/warnings.ts';
import { Link } from '#web/ui/Link.tsx';
import styles from './CompanyFields.module.css';
import { CompanyLookup } from './CompanyLookup.tsx';
import { emptyValues, type SubmissionValues } from './submission-values.ts';

export const CompanyFields = () => {
  const { getValues, setValue } = useFormContext<SubmissionValues>();
  const watched = useWatch<SubmissionValues>();
  const values = { ...emptyValues, ...watched } as SubmissionValues;
  const warnings = warningsOf(values);
  const isPerson = isNaturalPerson(values.companyForm);
  const uncovered = useUncoveredDepartment(values.department);
  return (
    <FormSection title="Votre entreprise">
      {isPerson ? (
        <FormField
          name="companyName"
          label="Civilité, prénom et nom"
          hint="Par exemple Mme Chloé Verdier"
          autoComplete="name"
        />
      ) : (
        <FormField name="companyName" label="Nom de l'entreprise" autoComplete="organization" />
      )}
      <UnregisteredBox />
      <Pair>
        <div>
          <FormField
            as="select"
            name="companyForm"
            label="Forme juridique"
            hint={isPerson ? 'Celui ou celle qui exploite en son nom' : 'Celle qui figure dans les statuts'}
          >
            <LegalFormOptions type_id={values.type_id} companyForm={values.companyForm} />
          </FormField>
          <Link className={styles.unlisted} to={paths.contact}>
            Ma forme n'est pas listée
          </Link>
        </div>
        <SiretField />
      </Pair>
      <CompanyLookup />
      <Pair>
        <FormField
          name="rcs"
          label="RCS"
          optional
          hint="La ville du greffe, par exemple Lyon"
          autoComplete="off"
          warning={warnings.rcs}
        />
        {!isPerson && (
          <FormField
            name="capital"
            label="Capital"
            optional
            hint="En euros, par exemple 10 000 €"
            autoComplete="off"
            onLeave={() => setValue('capital', tidyCapital(getValues('capital')), { shouldDirty: true })}
            warning={warnings.capital}
          />
        )}
      </Pair>
      <FormField
        name="address"
        label="Adresse"
        hint={isPerson ? 'Le domicile, avec son code postal' : 'Le siège, avec son code postal'}
        autoComplete="street-address"
      />
      <Pair>
        <FormField name="city" label="Ville" autoComplete="address-level2" />
        <FormField
          as="select"
          name="department"
          label="Département"
          warning={uncovered ? beforePaying(uncovered) : warnings.department}
        >
          <option value="">Choisissez un département</option>
          {departments.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} - {name}
            </option>
          ))}
        </FormField>
      </Pair>
    </FormSection>
  );
};

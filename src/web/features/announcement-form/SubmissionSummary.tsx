import type { ReactNode } from 'react';
import { findAnnouncementType } from '#domain/announcement/types.ts';
import { findDepartment } from '#domain/company/departments.ts';
import { isNaturalPerson } from '#domain/company/legal-forms.ts';
import { formatSiret, PENDING_SIRET } from '#domain/company/siret.ts';
import { capitalOf, otherTypesOf, siretOf } from '#web/notice-form/typed-notice.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Recap } from '#web/ui/Recap.tsx';
import type { SubmissionValues } from './submission-values.ts';

type Props = {
  values: SubmissionValues;
  /** The link to the first field of a section. */
  editLink: (section: string, field: string) => ReactNode;
};

export const SubmissionSummary = ({ values, editLink }: Props) => {
  const { label, family } = findAnnouncementType(Number(values.type_id));
  const others = otherTypesOf(values);
  const department = findDepartment(values.department);
  const siret = siretOf(values);
  return (
    <>
      <Recap
        title="Votre entreprise"
        action={editLink('Votre entreprise', 'companyName')}
        rows={[
          [isNaturalPerson(values.companyForm) ? 'Nom' : "Nom de l'entreprise", values.companyName],
          ['Forme juridique', values.companyForm],
          ['SIRET', siret === PENDING_SIRET ? withoutSiret(values) : formatSiret(siret)],
          ['RCS', values.rcs],
          ['Capital', capitalOf(values)],
          ['Adresse', `${seatOf(values)} (${department?.code} - ${department?.name})`],
        ]}
      />
      <Recap
        title="Votre annonce"
        action={editLink('Votre annonce', 'type_id')}
        rows={[
          [
            "Type d'annonce",
            <span key="type" data-family={family}>
              <Badge>{label}</Badge>
            </span>,
          ],
          ['Autres modifications', others.map((id) => findAnnouncementType(id).label).join(', ')],
          ['Titre', values.title],
        ]}
      />
      <Recap
        title="Personne à contacter"
        action={editLink('Personne à contacter', 'contactPerson')}
        rows={[
          ['Personne à contacter', values.contactPerson],
          ['Email', values.contactEmail],
          ['Téléphone', values.contactPhone],
          ['Coordonnées', values.contactPublic ? "Publiées avec l'annonce" : 'Non publiées'],
        ]}
      />
    </>
  );
};

const withoutSiret = ({ companyForm }: SubmissionValues): string =>
  isNaturalPerson(companyForm) ? 'Sans numéro' : "Société en cours d'immatriculation";

/** Users often repeat the city in the address: it is shown once. */
const seatOf = ({ address, city }: SubmissionValues): string =>
  address.toLowerCase().includes(city.trim().toLowerCase()) ? address : `${address}, ${city}`;

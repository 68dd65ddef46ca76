import { fieldsFor } from '#domain/announcement/notice/notice-rules.ts';

/** The names of a notice's fields in a comparison of two versions. */
const labels: Readonly<Record<string, string>> = {
  type_id: "Type d'annonce",
  other_type_ids: 'Autres modifications',
  title: 'Titre',
  content: "Texte de l'annonce",
  company_name: "Nom de l'entreprise",
  company_form: 'Forme juridique',
  siret: 'SIRET',
  rcs: 'RCS',
  capital: 'Capital',
  address: 'Adresse',
  city: 'Ville',
  department: 'Département',
  contact_name: 'Personne à contacter',
  contact_email: 'E-mail',
  contact_phone: 'Téléphone',
  contact_public: 'Coordonnées publiées',
  offer: 'Offre',
};

export const noticeFieldLabel = (field: string): string => labels[field] ?? field;

/** The label of an answer to a question of this type only. */
export const detailLabel = (
  { typeId, others, companyForm }: { typeId: number; others: readonly number[]; companyForm: string },
  key: string,
): string => fieldsFor(typeId, companyForm, others).find((field) => field.key === key)?.label ?? key;

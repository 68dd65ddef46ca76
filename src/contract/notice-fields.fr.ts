import { fieldsFor } from '#domain/announcement/notice/notice-rules.ts';

/** What the parts of a notice are called where two of its texts are compared. */
const labels: Readonly<Record<string, string>> = {
  type_id: "Type d'annonce",
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

/** Of an answer to a question that only this type asks. */
export const detailLabel = (typeId: number, companyForm: string, key: string): string =>
  fieldsFor(typeId, companyForm).find((field) => field.key === key)?.label ?? key;

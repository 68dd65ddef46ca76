import type { NoticeValues } from '#domain/announcement/notice/notice-values.ts';
import type { StoredAnnouncement } from '#server/db/tables/announcements.ts';

type NoticeRow = Pick<
  StoredAnnouncement,
  | 'company_name'
  | 'company_form'
  | 'siret'
  | 'rcs'
  | 'capital'
  | 'address'
  | 'city'
  | 'department'
  | 'title'
  | 'details'
>;

/** A row in the form that the templates and their mandatory mentions expect. */
export const noticeValuesOf = (row: NoticeRow): NoticeValues => ({
  companyName: row.company_name,
  companyForm: row.company_form,
  siret: row.siret ?? '',
  rcs: row.rcs ?? '',
  capital: row.capital ?? '',
  address: row.address,
  city: row.city,
  department: row.department,
  title: row.title,
  extra: row.details as Readonly<Record<string, string>>,
});

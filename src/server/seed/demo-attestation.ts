import type { Insertable } from 'kysely';
import { freezeNotice, newVerificationCode, textHash } from '#server/areas/documents/public.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Publisher } from '#server/publisher/publisher.ts';
import type { DemoAnnouncement } from './announcement-rows.ts';
import { stableId } from './stable.ts';

/** Of a published notice. Its code is random even here: a guessed code could be presented as a publication. */
export const demoAttestation = (
  { announcement, row }: DemoAnnouncement,
  publisher: Publisher,
): Insertable<Tables['attestations']> | undefined => {
  const { publicationDate, reference, origin, offer } = announcement;
  if (announcement.status !== 'published' || !publicationDate) return undefined;
  const notice = freezeNotice(
    {
      reference,
      title: announcement.title,
      type_id: announcement.typeId,
      other_type_ids: [],
      company_name: announcement.companyName,
      company_form: announcement.companyForm,
      siret: announcement.siret,
      rcs: announcement.rcs,
      capital: announcement.capital,
      address: announcement.address,
      city: announcement.city,
      department: announcement.department,
      slug: announcement.slug,
      content: announcement.content,
      publication_date: publicationDate,
    },
    publisher,
    publicationDate,
  );
  return {
    id: stableId('attestation', reference),
    announcement_id: row.id,
    revision: 1,
    code: newVerificationCode(),
    kind: origin === 'visitor' && offer === 'entreprise' ? 'premium' : 'standard',
    publication_date: publicationDate,
    text_sha256: textHash(notice),
    data: JSON.stringify({ ...notice, history: [], replaces: [], interruptions: [] }),
    issued_at: publicationDate,
  };
};

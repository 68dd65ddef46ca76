import { z } from 'zod';
import { publication } from '#contract/publication.ts';
import { typeLabelOf } from '#domain/announcement/several-modifications.ts';
import { PENDING_SIRET } from '#domain/company/siret.ts';
import { parisDay } from '#domain/period/paris-day.ts';
import type { Connection } from '#server/db/client.ts';
import { newId } from '#server/id.ts';
import { readPublisher } from '#server/publisher/publisher.queries.ts';
import type { Publisher } from '#server/publisher/publisher.ts';
import {
  type Attested,
  findAttested,
  insertAttestation,
  listAttestations,
  listVersions,
  markReplaced,
  markWithdrawn,
} from './attestations.queries.ts';
import type { AttestationData } from './frozen-data.ts';
import { settledNotice, textHash } from './notice-text.ts';
import { queueDocument } from './queue-document.ts';
import { newVerificationCode } from './verification-code.ts';

/** Attests the notice as it is public now, and replaces the attestation in force, if any. */
export const issueAttestation = async (
  trx: Connection,
  { announcementId, at }: { announcementId: string; at: Date },
): Promise<{ id: string; code: string; revision: number }> => {
  const notice = await findAttested(trx, announcementId);
  if (!notice) throw new Error(`No announcement ${announcementId} to attest`);
  const former = await listAttestations(trx, announcementId);
  const kind = notice.offer === 'entreprise' ? 'premium' : 'standard';
  const frozen = freezeNotice(notice, await readPublisher(trx), at);
  const sha256 = textHash(frozen);
  const data: AttestationData = {
    ...frozen,
    history: kind === 'premium' ? await historyOf(trx, announcementId, sha256) : [],
    replaces: former.map(({ revision, code, issued_at }) => ({
      revision,
      code,
      issuedAt: issued_at.toISOString(),
    })),
    interruptions: interruptionsOf(former, at),
  };
  await markReplaced(trx, announcementId, at);
  const made = { id: newId(at), code: newVerificationCode(), revision: (former.at(-1)?.revision ?? 0) + 1 };
  await insertAttestation(trx, {
    ...made,
    announcement_id: announcementId,
    kind,
    publication_date: notice.publication_date ?? at,
    text_sha256: sha256,
    data: JSON.stringify(data),
    issued_at: at,
  });
  await queueDocument(trx, { kind: 'attestation', id: made.id });
  return made;
};

/** Returns whether there was one to withdraw. */
export const withdrawAttestation = async (
  trx: Connection,
  given: { announcementId: string; reason: string; at: Date },
): Promise<boolean> => (await markWithdrawn(trx, given)) !== undefined;

type Notice = Pick<
  Attested,
  | 'reference'
  | 'title'
  | 'type_id'
  | 'other_type_ids'
  | 'company_name'
  | 'company_form'
  | 'siret'
  | 'rcs'
  | 'capital'
  | 'address'
  | 'city'
  | 'department'
  | 'slug'
  | 'content'
  | 'publication_date'
>;

export const freezeNotice = (
  notice: Notice,
  publisher: Publisher,
  at: Date,
): Omit<AttestationData, 'history' | 'replaces' | 'interruptions'> => {
  const { year } = parisDay(notice.publication_date ?? at);
  const { name, city } = publisher.seller;
  const habilitation = publisher.habilitations.find(
    (given) => given.department === notice.department && given.year === year,
  );
  const settled = settledNotice(notice);
  return {
    version: 1,
    demonstration: publisher.demonstration,
    medium: {
      name: publication.name,
      publicUrl: publisher.publicUrl,
      seller: { name, city },
      director: publisher.director,
      habilitation: habilitation ?? null,
      uncoveredIn: !habilitation && publisher.habilitations.length > 0 ? year : null,
    },
    reference: notice.reference,
    title: settled.title,
    typeLabel: typeLabelOf(notice.type_id, notice.other_type_ids),
    company: {
      name: notice.company_name,
      form: notice.company_form,
      siret: notice.siret && notice.siret !== PENDING_SIRET ? notice.siret : null,
      rcs: notice.rcs || null,
      capital: notice.capital || null,
      address: notice.address,
      city: notice.city,
    },
    department: notice.department,
    slug: notice.slug,
    content: settled.content,
  };
};

type Former = Awaited<ReturnType<typeof listAttestations>>;

/** From each withdrawal to the attestation that followed it. */
const interruptionsOf = (former: Former, at: Date): AttestationData['interruptions'] =>
  former.flatMap(({ withdrawn_at }, index) =>
    withdrawn_at
      ? [
          {
            from: withdrawn_at.toISOString(),
            to: (former[index + 1]?.issued_at ?? at).toISOString(),
          },
        ]
      : [],
  );

const written = z.object({ title: z.string(), content: z.string() });

/** The earlier texts, each with its end; changes of other fields do not count. */
const historyOf = async (
  trx: Connection,
  announcementId: string,
  today: string,
): Promise<AttestationData['history']> => {
  const versions = (await listVersions(trx, announcementId)).map(({ saved_at, saved_by_kind, snapshot }) => ({
    until: saved_at.toISOString(),
    by: saved_by_kind,
    textSha256: textHash(settledNotice(written.parse(snapshot))),
  }));
  return versions
    .filter(({ textSha256 }, index) => textSha256 !== (versions[index + 1]?.textSha256 ?? today))
    .map((version, index) => ({ rev: index + 1, ...version }));
};

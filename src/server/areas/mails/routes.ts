import type { FastifyPluginAsync } from 'fastify';
import { type MailItem, mailListBody } from '#contract/admin-mails.ts';
import { mailKinds, mailStatusLabels, correspondenceMessages as text } from '#contract/correspondence.fr.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { allIds, listPage } from '#server/db/list-page.queries.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mountListExport } from '#server/http/list-export.ts';
import { mount } from '#server/http/mount.ts';
import type { Limits } from '#server/limits/limits.ts';
import { closedTemplates } from '#server/mail/mail.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import { findMail, listMailRows, listResent, lockMember, mailsAsked } from './mails.queries.ts';
import { mailText, presentMail, presentMails } from './present-mail.ts';
import { refusalOf, resendMail } from './resend-mail.ts';

type Deps = { db: Database; clock: Clock; limits: Limits; settings: LiveSettings };

const momentText = (at: string | null): string => (at ? shortDateTime(new Date(at)) : '');

const columns: readonly { name: string; of: (mail: MailItem) => string }[] = [
  { name: 'Date', of: ({ queued_at }) => momentText(queued_at) },
  { name: 'Type', of: ({ template }) => mailKinds[template] ?? template },
  { name: 'Destinataire', of: ({ to }) => to?.address ?? "L'équipe" },
  { name: 'Objet', of: ({ subject }) => subject },
  { name: 'Annonce', of: ({ announcement }) => announcement?.reference ?? '' },
  { name: 'État', of: ({ status }) => mailStatusLabels[status] },
  { name: 'Envoyé le', of: ({ sent_at }) => momentText(sent_at) },
  { name: 'Essais', of: ({ attempts }) => String(attempts) },
  { name: 'Dernier échec', of: ({ reason }) => reason ?? '' },
];

/** « Courriels »; registered in `adminOnly`. */
export const mailRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, clock, limits, settings } = deps;

    mount(app, 'POST /admin/mails/find', async ({ body }, { request }) => {
      const { permissions } = await adminOf(request);
      const { ids, pagination } = await listPage(db, mailsAsked(body, closedTemplates(permissions)), body);
      return { mails: await presentMails(settings, await listMailRows(db, ids)), pagination };
    });

    mountListExport(app, { ...deps, recordAudit }, 'mails', {
      body: mailListBody,
      columns,
      idsOf: (asked, { permissions }) => allIds(mailsAsked(asked, closedTemplates(permissions))),
      listItems: async (ids) => presentMails(settings, await listMailRows(db, ids)),
    });

    mount(app, 'GET /admin/mails/:id', async ({ params: { id } }, { request }) => {
      const { permissions } = await adminOf(request);
      const [row] = await listMailRows(db, [id]);
      if (!row || closedTemplates(permissions).includes(row.template))
        throw new AppError('mail.not-found', { id });
      const resent = await listResent(db, id);
      const refusal = await refusalOf(db, row);
      const { contact } = (await settings.read()).config;
      return {
        mail: {
          ...presentMail(row, contact),
          text: mailText(row, contact),
          attachments: (row.attachments as { kind: string }[]).map(
            ({ kind }) => attachmentNames[kind] ?? kind,
          ),
          sent_by: row.sent_by_name,
          resent_from: row.resent_from,
          resent: resent.map((one) => ({ ...one, queued_at: one.queued_at.toISOString() })),
          refusal: refusal ? new AppError(refusal).message : null,
        },
      };
    });

    mount(app, 'POST /admin/mails/:id/resend', async ({ params: { id }, body }, { request }) => {
      const { id: adminId, permissions } = await adminOf(request);
      await limits.spend({ class: 'team-mail', key: adminId });
      await resendMail(deps, { id, newId: body.id, adminId, permissions, requestId: request.id });
      return { success: true as const, message: text.resent, id: body.id };
    });

    // To the own address only: nobody else can be written to from here.
    mount(app, 'POST /admin/mails/test', async ({ body: { id } }, { request }) => {
      const { id: adminId, email, firstName } = await adminOf(request);
      await limits.spend({ class: 'team-mail', key: adminId });
      const at = clock.now();
      await db.transaction().execute(async (trx) => {
        await lockMember(trx, adminId);
        const known = await findMail(trx, id);
        if (known?.template === 'test-mail' && known.sent_by === adminId) return;
        if (known) throw new AppError('mail.request-used');
        await queueMail(
          trx,
          {
            to: { address: email },
            template: 'test-mail',
            data: { firstName, at: at.toISOString() },
          },
          { id, sentBy: adminId },
        );
        await recordAudit(trx, {
          ...{ at, actor: 'admin', actorId: adminId, action: 'mail.tested', requestId: request.id },
          object: { kind: 'mail', id },
        });
      });
      return { success: true as const, message: text.tested(email), id };
    });
  };

const attachmentNames: Readonly<Record<string, string>> = {
  receipt: 'Récépissé de dépôt',
  invoice: 'Facture',
  credit_note: 'Avoir',
  attestation: 'Attestation de parution',
};

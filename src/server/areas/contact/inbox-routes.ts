import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { type MessageItem, messageListBody } from '#contract/admin-messages.ts';
import { contactSubjectLabels } from '#contract/contact.ts';
import { messageStatusLabels, correspondenceMessages as text } from '#contract/correspondence.fr.ts';
import { shortDateTime } from '#contract/format.fr.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Database } from '#server/db/client.ts';
import { allIds, listPage } from '#server/db/list-page.queries.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mountListExport } from '#server/http/list-export.ts';
import { mount } from '#server/http/mount.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { countUnread, listMessageRows, messagesAsked } from './inbox.queries.ts';
import {
  answerMessage,
  assignMessage,
  changeStatus,
  markRead,
  presentMessage,
  readMessage,
} from './inbox.ts';

type Deps = { db: Database; clock: Clock; limits: Limits };

const columns: readonly { name: string; of: (message: MessageItem) => string }[] = [
  { name: 'Référence', of: ({ reference }) => reference },
  { name: 'Date', of: ({ created_at }) => shortDateTime(new Date(created_at)) },
  { name: 'Nom', of: ({ name }) => name },
  { name: 'E-mail', of: ({ email }) => email },
  { name: 'Sujet', of: ({ subject }) => contactSubjectLabels[subject] },
  { name: 'État', of: ({ status }) => messageStatusLabels[status] },
  { name: 'Attribué à', of: ({ assigned }) => assigned?.name ?? '' },
  { name: 'Réponses', of: ({ answers }) => String(answers) },
];

/** « Messages »; registered in `adminOnly`. */
export const inboxRoutes =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { db, limits } = deps;
    const by = async (request: FastifyRequest) => ({
      adminId: (await adminOf(request)).id,
      requestId: request.id,
    });
    const written = async (id: string, message: string) => ({
      success: true as const,
      message,
      data: await readMessage(db, id),
    });

    mount(app, 'POST /admin/messages/find', async ({ body }, { request }) => {
      const { id: me } = await adminOf(request);
      const { ids, pagination } = await listPage(db, messagesAsked(body, me), body);
      return { messages: (await listMessageRows(db, ids)).map(presentMessage), pagination };
    });

    mountListExport(app, { ...deps, recordAudit }, 'messages', {
      body: messageListBody,
      columns,
      idsOf: (asked, me) => allIds(messagesAsked(asked, me.id)),
      listItems: async (ids) => (await listMessageRows(db, ids)).map(presentMessage),
    });

    mount(app, 'GET /admin/messages/unread', async () => ({ unread: await countUnread(db) }));

    mount(app, 'GET /admin/messages/:id', async ({ params: { id } }) => ({
      message: await readMessage(db, id),
    }));

    mount(app, 'PUT /admin/messages/:id/read', async ({ params: { id } }) => {
      await markRead(deps, id);
      return { unread: await countUnread(db) };
    });

    mount(app, 'PUT /admin/messages/:id/assignee', async ({ params: { id }, body: { to } }, { request }) => {
      await assignMessage(deps, { id, to, ...(await by(request)) });
      return written(id, to ? text.assigned : text.unassigned);
    });

    mount(app, 'PUT /admin/messages/:id/status', async ({ params: { id }, body }, { request }) => {
      await changeStatus(deps, { id, ...body, ...(await by(request)) });
      return written(id, text.statusChanged[body.status]);
    });

    mount(app, 'POST /admin/messages/:id/answers', async ({ params: { id }, body }, { request }) => {
      const who = await by(request);
      await limits.spend({ class: 'team-mail', key: who.adminId });
      const { id: answerId, ...answer } = body;
      await answerMessage(deps, { id, answerId, ...answer, ...who });
      return written(id, text.answered);
    });
  };

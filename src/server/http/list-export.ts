import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { listExports } from '#contract/list-body.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import { isoDay, parisDay } from '#domain/period/paris-day.ts';
import { csvHead, csvLine } from '#server/csv.ts';
import type { Database } from '#server/db/client.ts';
import { type IdQuery, readAllIds } from '#server/db/list-page.queries.ts';
import { newId } from '#server/id.ts';
import type { Clock } from '#server/ports/clock.ts';
import { adminOf, type Member } from './admin-only.ts';
import { limited } from './rate-limit.ts';

/** What each list is called in its file and in the journal, and who may have it. */
const lists = {
  articles: {
    permission: 'articles.read',
    fileName: 'articles',
    action: 'article.exported',
    kind: 'article',
  },
  announcements: {
    permission: 'dossiers.read',
    fileName: 'annonces-legales',
    action: 'announcement.exported',
    kind: 'announcement',
  },
  journal: { permission: 'journal.read', fileName: 'journal', action: 'audit.exported', kind: 'audit' },
  mails: { permission: 'mails.read', fileName: 'courriels', action: 'mail.exported', kind: 'mail' },
  messages: {
    permission: 'messages.read',
    fileName: 'messages',
    action: 'contact.exported',
    kind: 'contact_request',
  },
  payments: {
    permission: 'payments.read',
    fileName: 'paiements',
    action: 'payment.exported',
    kind: 'payment',
  },
  articleTrash: {
    permission: 'articles.read',
    fileName: 'articles-corbeille',
    action: 'article.trash-exported',
    kind: 'article',
  },
  announcementTrash: {
    permission: 'announcements.read',
    fileName: 'annonces-legales-corbeille',
    action: 'announcement.trash-exported',
    kind: 'announcement',
  },
  sources: { permission: 'articles.read', fileName: 'sources', action: 'source.exported', kind: 'source' },
  transmissions: {
    permission: 'announcements.read',
    fileName: 'transmissions',
    action: 'transmission.exported',
    kind: 'transmission',
  },
  team: { permission: 'team.read', fileName: 'utilisateurs', action: 'account.exported', kind: 'account' },
} as const satisfies Record<
  keyof typeof listExports,
  {
    readonly permission: Permission;
    readonly fileName: string;
    readonly action: string;
    readonly kind: string;
  }
>;

type Line = {
  readonly at: Date;
  readonly actor: 'admin';
  readonly actorId: string;
  readonly action: string;
  readonly object: { readonly kind: string; readonly id: string };
  readonly detail: Readonly<Record<string, unknown>>;
  readonly requestId: string;
};

type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  /** Of the area of the audit, which this folder must not know. */
  readonly recordAudit: (db: Database, line: Line) => Promise<void>;
};

type Export<Body extends z.ZodType, Item> = {
  readonly body: Body;
  readonly columns: readonly { readonly name: string; readonly of: (item: Item) => string }[];
  /** The ids of what the filters find, in the order of the screen: all of it is in the file, however much. */
  readonly idsOf: (asked: z.output<Body>, member: Member) => IdQuery | Promise<IdQuery>;
  readonly listItems: (ids: readonly string[]) => Promise<readonly Item[]>;
};

const BATCH = 200;

/**
 * A list of the back-office as a spreadsheet, with the filters of the screen. The filters are in the body: they may
 * name a person. Not mounted from the contract's table of calls: the answer is a file.
 */
export const mountListExport = <Body extends z.ZodType, Item>(
  app: FastifyInstance,
  { db, clock, recordAudit }: Deps,
  list: keyof typeof lists,
  { body, columns, idsOf, listItems }: Export<Body, Item>,
): void => {
  const { permission, fileName, action, kind } = lists[list];
  app.post(
    listExports[list],
    { onRequest: limited('export'), schema: { body }, config: { permission } },
    async (request, reply) => {
      const member = await adminOf(request);
      const at = clock.now();
      // Parsed by the schema of this route.
      const ids = await idsOf(request.body as z.output<Body>, member);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}-${isoDay(parisDay(at))}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(write(), { objectMode: false }));

      async function* write(): AsyncGenerator<string> {
        // At once: the download begins while the list is read. No row is sent before the export is recorded.
        yield csvHead(columns.map(({ name }) => name));
        const found = await readAllIds(db, ids);
        await recordAudit(db, {
          ...{ at, actor: 'admin', actorId: member.id, action },
          object: { kind, id: newId(at) },
          detail: { count: found.count },
          requestId: request.id,
        });
        for (const batch of found.batches(BATCH)) {
          const items = await listItems(batch);
          yield items.map((item) => csvLine(columns.map(({ of }) => of(item)))).join('');
        }
      }
    },
  );
};

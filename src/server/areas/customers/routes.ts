import type { FastifyPluginAsync } from 'fastify';
import { CUSTOMER_PART, type Customer, type CustomerNamed } from '#contract/admin-customers.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import { listMessageRows, messagesOf, presentMessage } from '#server/areas/contact/public.ts';
import { listMailRows, mailsOf, presentMails } from '#server/areas/mails/public.ts';
import { listPaymentRows, paymentsOf, presentPayment } from '#server/areas/payment-desk/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { type Listed, listIds } from '#server/db/list-page.queries.ts';
import { AppError } from '#server/errors.ts';
import { adminOf } from '#server/http/admin-only.ts';
import { mount } from '#server/http/mount.ts';
import { closedTemplates } from '#server/mail/mail.ts';
import type { LiveSettings } from '#server/settings/live-settings.ts';
import { findAddress, listNotices } from './customers.queries.ts';

type Deps = { db: Database; settings: LiveSettings };

/** « Client »: all that concerns one address; registered in `adminOnly`. */
export const customerRoutes =
  ({ db, settings }: Deps): FastifyPluginAsync =>
  async (app) => {
    mount(app, 'POST /admin/customers/find', async ({ body }, { request }) => {
      const { permissions } = await adminOf(request);
      return { customer: await readCustomer({ db, settings }, body, permissions) };
    });
  };

/** Only the parts that the role opens, here as on their own screens. */
const readCustomer = async (
  { db, settings }: Deps,
  named: CustomerNamed,
  permissions: readonly Permission[],
): Promise<Customer> => {
  const may = (permission: Permission) => permissions.includes(permission);
  const closedMails = closedTemplates(permissions);
  const email = await findAddress(db, named, closedMails);
  if (!email) throw new AppError('customer.unknown');
  const notices = may('dossiers.read') ? await listNotices(db, email, CUSTOMER_PART + 1) : null;
  const messages = may('messages.read')
    ? await partOf(db, messagesOf(email), async (ids) => (await listMessageRows(db, ids)).map(presentMessage))
    : null;
  return {
    email,
    names: namesOf([
      ...(notices ?? []).map(({ contact_name }) => contact_name),
      ...(messages?.items ?? []).map(({ name }) => name),
    ]),
    notices: notices && {
      items: notices.slice(0, CUSTOMER_PART).map((row) => ({
        ...{ id: row.id, reference: row.reference, title: row.title, status: row.status },
        company: row.company_name,
        created_at: row.created_at.toISOString(),
        deleted: row.deleted_at !== null,
      })),
      more: notices.length > CUSTOMER_PART,
    },
    payments: may('payments.read')
      ? await partOf(db, paymentsOf(email), async (ids) =>
          (await listPaymentRows(db, ids)).map(presentPayment),
        )
      : null,
    mails: may('mails.read')
      ? await partOf(db, mailsOf(email, closedMails), async (ids) =>
          presentMails(settings, await listMailRows(db, ids)),
        )
      : null,
    messages,
  };
};

const partOf = async <Item>(
  db: Connection,
  listed: Listed,
  listItems: (ids: readonly string[]) => Promise<Item[]>,
): Promise<{ items: Item[]; more: boolean }> => {
  const ids = await listIds(db, listed, { limit: CUSTOMER_PART + 1 });
  return { items: await listItems(ids.slice(0, CUSTOMER_PART)), more: ids.length > CUSTOMER_PART };
};

const MOST_NAMES = 5;

const namesOf = (names: readonly string[]): string[] =>
  [...new Set(names.filter((name) => name !== ''))].slice(0, MOST_NAMES);

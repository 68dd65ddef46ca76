import { beforeAll } from 'vitest';
import type { AnnouncementStatus } from '#domain/announcement/status.ts';
import type { AppDeps } from '#server/app.ts';
import { givenAccount, givenSession, useAccountApp } from './accounts.ts';
import type { TestDatabase } from './database.ts';
import { givenStoredAnnouncement } from './stored-announcements.ts';

export const decisions = ['approve', 'reject', 'publish', 'unpublish'] as const;
export type Decision = (typeof decisions)[number];

/** The API with a logged-in administrator. */
export const useReviewApp = (database: () => TestDatabase, changes: Partial<AppDeps> = {}) => {
  const context = useAccountApp(database, changes);
  let adminId = '';
  let headers: Record<string, string> = {};
  beforeAll(async () => {
    const admin = await givenAccount(database().db, { role: 'admin' });
    adminId = admin.id;
    headers = (await givenSession(context(), admin)).cookie;
  });
  const put = (call: Decision, id: string, payload?: object | string) =>
    context().app.inject({
      method: 'PUT',
      url: `/api/admin/legal-announcements/${id}/${call}`,
      headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
      ...(payload !== undefined && { payload }),
    });
  /** Any back-office call about announcements: `send('POST', '/bulk-delete', { ids })`. */
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    context().app.inject({
      method,
      url: `/api/admin/legal-announcements${path}`,
      headers,
      ...(payload && { payload }),
    });
  const given = (
    status: AnnouncementStatus,
    more: Omit<Parameters<typeof givenStoredAnnouncement>[1], 'status' | 'adminId'> = {},
  ) => givenStoredAnnouncement(database().db, { status, adminId, ...more });
  const rowOf = (id: string) =>
    database().db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { context, put, send, given, rowOf, adminId: () => adminId, headers: () => headers };
};

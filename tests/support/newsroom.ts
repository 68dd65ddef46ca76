import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect } from 'vitest';
import type { AdminArticle } from '#contract/admin-articles.ts';
import type { AppDeps } from '#server/app.ts';
import { givenAccount, givenSession, useAccountApp } from './accounts.ts';
import type { TestDatabase } from './database.ts';

/** Long enough for an article. */
export const TEXT =
  "<p>Aux termes d'un arrêt du 6 novembre 2026, la Cour a admis qu'une preuve déloyale pouvait être produite.</p>";

export const aForm = (changes: Readonly<Record<string, unknown>> = {}) => ({
  title: 'La preuve déloyale est admise',
  description: 'Ce que la Cour de cassation en dit.',
  content: TEXT,
  category_id: 3,
  ...changes,
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Written = { success: boolean; message: string; article: AdminArticle };

export type EditorName = 'ada' | 'bob' | 'zoe';

/** The back-office API with two administrators, Ada Martin and Bob Leroy, the writer Zoé Roux, and a clock to move. */
export const useNewsroom = (database: () => TestDatabase, changes: Partial<AppDeps> = {}) => {
  const context = useAccountApp(database, changes);
  const headers: Partial<Record<EditorName, Record<string, string>>> = {};
  const ids: Partial<Record<EditorName, string>> = {};
  const emails: Partial<Record<EditorName, string>> = {};
  beforeAll(async () => {
    for (const [name, firstName, lastName, teamRole] of [
      ['ada', 'Ada', 'Martin', 'administrator'],
      ['bob', 'Bob', 'Leroy', 'administrator'],
      ['zoe', 'Zoé', 'Roux', 'writer'],
    ] as const) {
      const account = await givenAccount(context().db, { role: 'admin', teamRole, firstName, lastName });
      emails[name] = account.email;
      ids[name] = account.id;
      headers[name] = (await givenSession(context(), account)).bearer;
    }
  });

  const call = (
    method: Method,
    path: string,
    payload?: object,
    as: EditorName = 'ada',
  ): Promise<LightMyRequestResponse> =>
    context().app.inject({
      method,
      url: `/api/admin/${path}`,
      headers: headers[as] ?? {},
      ...(payload && { payload }),
    });

  /** Fails unless the call succeeded. */
  const done = async (
    method: Method,
    path: string,
    payload?: object,
    as: EditorName = 'ada',
  ): Promise<Written> => {
    const answer = await call(method, path, payload, as);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Written>();
  };

  return {
    context,
    call,
    done,
    headersOf: (name: EditorName) => headers[name] ?? {},
    idOf: (name: EditorName) => ids[name] ?? '',
    emailOf: (name: EditorName) => emails[name] ?? '',
    create: async (form: Readonly<Record<string, unknown>> = {}, as: EditorName = 'ada') =>
      (await done('POST', 'articles', aForm(form), as)).article,
    row: (id: string) =>
      context().db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst(),
    /** The audit lines of the article, oldest first. */
    journal: async (id: string) => {
      const events = await context()
        .db.selectFrom('audit_events')
        .select(['action', 'actor_kind', 'actor_id', 'detail'])
        .where('object_id', '=', id)
        .orderBy('at')
        .execute();
      return events;
    },
  };
};

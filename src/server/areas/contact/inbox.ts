import type { MessageItem, OneMessage } from '#contract/admin-messages.ts';
import type { Permission } from '#domain/account/team-roles.ts';
import type { MessageStatus } from '#domain/contact/inbox.ts';
import { recordAudit } from '#server/areas/audit/public.ts';
import type { Connection, Database } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { queueMail } from '#server/mail/outbox.ts';
import type { Clock } from '#server/ports/clock.ts';
import { withoutSecrets } from '#server/redact.ts';
import {
  changeMessage,
  countAssigned,
  findAnswer,
  insertAnswer,
  listAnswering,
  listAnswers,
  listMessageRows,
  lockMessage,
  type MessageRow,
  moveAssigned,
} from './inbox.queries.ts';

type Deps = { readonly db: Database; readonly clock: Clock };
type By = { readonly adminId: string; readonly requestId: string };

const EXCERPT = 160;

export const presentMessage = (row: MessageRow): MessageItem => ({
  id: row.id,
  reference: row.reference,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  subject: row.subject,
  excerpt: withoutSecrets(row.message).replace(/\s+/g, ' ').slice(0, EXCERPT),
  status: row.status,
  unread: row.status === 'new' && row.read_at === null,
  assigned: row.assigned_to && row.assigned_name ? { id: row.assigned_to, name: row.assigned_name } : null,
  answers: Number(row.answers ?? 0),
  created_at: row.created_at.toISOString(),
});

export const readMessage = async (db: Connection, id: string): Promise<OneMessage> => {
  const [row] = await listMessageRows(db, [id]);
  if (!row) throw new AppError('message.not-found', { id });
  const answers = await listAnswers(db, id);
  return {
    ...presentMessage(row),
    phone: row.phone,
    message: withoutSecrets(row.message),
    erased: row.anonymised_at !== null,
    closed_at: row.status === 'handled' ? (row.handled_at?.toISOString() ?? null) : null,
    thread: answers.map(({ answered_at, ...answer }) => ({
      ...answer,
      text: withoutSecrets(answer.text),
      answered_at: answered_at.toISOString(),
    })),
    members: await listAnswering(db),
  };
};

const change = <Result>(
  { db }: Deps,
  id: string,
  work: (trx: Connection, row: NonNullable<Awaited<ReturnType<typeof lockMessage>>>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    const row = await lockMessage(trx, id);
    if (!row) throw new AppError('message.not-found', { id });
    return work(trx, row);
  });

/** Opened by a member of the team: it no longer counts as unread for anybody. */
export const markRead = (deps: Deps, id: string): Promise<void> =>
  change(deps, id, async (trx, { read_at }) => {
    if (read_at === null) await changeMessage(trx, id, { read_at: deps.clock.now() });
  });

export const assignMessage = (
  deps: Deps,
  { id, to, ...by }: By & { readonly id: string; readonly to: string | null },
): Promise<void> =>
  change(deps, id, async (trx, { assigned_to, read_at, reference }) => {
    if (assigned_to === to) return;
    if (to !== null && (await listAnswering(trx, to)).length === 0) throw new AppError('message.assignee');
    const at = deps.clock.now();
    await changeMessage(trx, id, {
      assigned_to: to,
      assigned_at: to === null ? null : at,
      read_at: read_at ?? at,
    });
    await note(trx, { ...by, id, at, reference, action: to ? 'contact.assigned' : 'contact.unassigned' });
  });

const statusActions = {
  new: 'contact.reopened',
  handled: 'contact.closed',
  spam: 'contact.marked-spam',
} as const satisfies Record<MessageStatus, string>;

export const changeStatus = (
  deps: Deps,
  { id, status, ...by }: By & { readonly id: string; readonly status: MessageStatus },
): Promise<void> =>
  change(deps, id, async (trx, row) => {
    if (row.status !== status) await setStatus(trx, { ...by, row, status, at: deps.clock.now() });
  });

type Changed = By & {
  readonly row: NonNullable<Awaited<ReturnType<typeof lockMessage>>>;
  readonly status: MessageStatus;
  readonly at: Date;
};

const setStatus = async (trx: Connection, { row, status, at, ...by }: Changed): Promise<void> => {
  const { id, reference, read_at } = row;
  await changeMessage(trx, id, {
    status,
    read_at: read_at ?? at,
    handled_at: status === 'new' ? row.handled_at : at,
    handled_by: status === 'new' ? row.handled_by : by.adminId,
  });
  await note(trx, { ...by, id, at, reference, action: statusActions[status] });
};

type Answered = By & {
  readonly id: string;
  /** Chosen by the browser: the same press twice is one answer and one mail. */
  readonly answerId: string;
  readonly text: string;
  readonly close: boolean;
};

/**
 * The answer, its mail in the thread of the acknowledgement, and its audit line. An unassigned message is the author's.
 * Repeated after a lost reply, it is not sent twice; another text under its id is refused, for it would not be sent.
 */
export const answerMessage = (deps: Deps, { answerId, text, close, ...asked }: Answered): Promise<void> =>
  change(deps, asked.id, async (trx, row) => {
    const { id, ...by } = asked;
    const known = await findAnswer(trx, answerId);
    const at = deps.clock.now();
    const closeIfAsked = async () => {
      if (close && row.status === 'new') await setStatus(trx, { ...by, row, status: 'handled', at });
    };
    if (known?.request_id === id) {
      if (known.text !== text) throw new AppError('message.answer-changed', { id });
      return closeIfAsked();
    }
    requireAnswerable(row, known !== undefined);
    await queueAnswer(trx, row, { answerId, text, adminId: by.adminId });
    await insertAnswer(trx, { id: answerId, requestId: id, authorId: by.adminId, text, at });
    if (row.assigned_to === null)
      await changeMessage(trx, id, { assigned_to: by.adminId, assigned_at: at, read_at: row.read_at ?? at });
    await note(trx, { ...by, id, at, reference: row.reference, action: 'contact.answered' });
    await closeIfAsked();
  });

const requireAnswerable = ({ anonymised_at, status }: Changed['row'], isIdUsed: boolean): void => {
  if (isIdUsed) throw new AppError('mail.request-used');
  if (anonymised_at) throw new AppError('message.erased');
  if (status === 'spam') throw new AppError('message.spam');
};

/** Follows the acknowledgement and the answers before it in the sender's mailbox. */
const queueAnswer = async (
  trx: Connection,
  { id, email, first_name, last_name, reference, subject, received_mail_id }: Changed['row'],
  { answerId, text, adminId }: Pick<Answered, 'answerId' | 'text' | 'adminId'>,
): Promise<void> => {
  const before = (await listAnswers(trx, id)).map((answer) => answer.id);
  await queueMail(
    trx,
    {
      to: { address: email, name: `${first_name} ${last_name}` },
      template: 'contact-answer',
      data: {
        referenceId: reference,
        subject,
        text,
        follows: [...(received_mail_id ? [received_mail_id] : []), ...before],
      },
      about: { contactRequestId: id },
    },
    { id: answerId, sentBy: adminId },
  );
};

type Noted = By & {
  readonly id: string;
  readonly at: Date;
  readonly reference: string;
  readonly action: string;
};

const note = (trx: Connection, { id, at, reference, action, adminId, requestId }: Noted): Promise<void> =>
  recordAudit(trx, {
    ...{ at, action, requestId, actor: 'admin', actorId: adminId },
    object: { kind: 'contact_request', id },
    detail: { reference },
  });

type HandOver = {
  readonly from: string;
  readonly to: string;
  readonly permissions: readonly Permission[];
  readonly by: { readonly id: string; readonly requestId: string };
  readonly at: Date;
};

/** The open messages that members of the team have to answer. */
export const messageWork = {
  count: async (db: Connection) =>
    (await countAssigned(db)).flatMap(({ assigned_to, count }) =>
      assigned_to ? [{ userId: assigned_to, messages: count }] : [],
    ),

  async handOver(trx: Connection, { from, to, permissions, by, at }: HandOver): Promise<number> {
    const moved = await moveAssigned(trx, { from, to });
    if (moved.length > 0 && !permissions.includes('messages.answer'))
      throw new AppError('team.not-receiving', { from, to });
    for (const { id, reference } of moved)
      await note(trx, {
        ...{ adminId: by.id, requestId: by.requestId, id, at, reference },
        action: 'contact.handed-over',
      });
    return moved.length;
  },
};

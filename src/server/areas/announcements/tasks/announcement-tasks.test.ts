import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { auditInvariants } from '#server/areas/announcement-lifecycle/audit-invariants.ts';
import { findViolations } from '#server/areas/announcement-lifecycle/invariants.queries.ts';
import { takeNightlyRun } from '#server/jobs/nightly-runs.queries.ts';
import { oncePerNight } from '#server/jobs/once-per-night.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { daysAgo, NOW } from '#tests/support/reading-app.ts';
import { useReviewApp } from '#tests/support/review-app.ts';
import { auditOf, mailKindsOf } from '#tests/support/stored-announcements.ts';
import { anonymiseAbandoned } from './anonymise-abandoned.ts';
import { publishDue } from './publish-due.ts';

const aLog = () => {
  const errors: object[] = [];
  const log = { info: () => {}, warn: () => {}, error: (line: object) => void errors.push(line) };
  return { errors, log };
};

describeOnBothEngines('the scheduled tasks of announcements', (database) => {
  const { given, rowOf } = useReviewApp(database);
  const clock = { now: () => NOW };
  const TOMORROW = new Date('2026-11-15T23:00:00.000Z');
  const LATER = new Date('2026-11-17T09:00:00.000Z');

  it('publish what was approved for a day that has come; a failure does not prevent the others', async () => {
    const { db } = database();
    const due = [];
    for (const publication_date of [daysAgo(3), NOW, new Date('2026-11-15T22:00:00.000Z')])
      due.push(await given('approved', { changes: { publication_date } }));
    const later = await given('approved', { changes: { publication_date: TOMORROW } });
    // Nobody reviewed it: a database constraint refuses to make it public.
    const broken = await given('approved', {
      changes: { publication_date: daysAgo(9), approved_by: null, approved_at: null },
    });
    const { errors, log } = aLog();

    expect(await publishDue({ db, clock, log })).toEqual({ published: 3, failed: 1 });
    for (const { id } of due) {
      expect(await rowOf(id)).toMatchObject({ status: 'published', published_at: NOW });
      expect(await mailKindsOf(db, id)).toEqual(['announcement-published']);
      expect(await auditOf(db, id)).toContain('announcement.came-due');
    }
    expect(await rowOf(due[0]?.id ?? '')).toMatchObject({ publication_date: daysAgo(3) });
    expect(await rowOf(due[2]?.id ?? '')).toMatchObject({ publication_date: NOW });
    expect((await rowOf(later.id)).status).toBe('approved');
    expect(errors).toMatchObject([{ announcement: broken.id }]);

    expect(await publishDue({ db, clock, log })).toEqual({ published: 0, failed: 1 });
    expect(errors).toHaveLength(2);
    expect(await auditOf(db, broken.id)).toEqual(['announcement.publication-failed']);
    // Two servers at the same time, more than a day after the audited failure.
    const runs = await Promise.all([1, 2].map(() => publishDue({ db, clock: { now: () => LATER }, log })));
    expect(runs.reduce((sum, { published }) => sum + published, 0)).toBe(1);
    expect(await auditOf(db, broken.id)).toEqual([
      'announcement.publication-failed',
      'announcement.publication-failed',
    ]);
    expect(await mailKindsOf(db, later.id)).toEqual(['announcement-published']);
  });

  it('anonymise what was never paid and unchanged for ninety days, and nothing else', async () => {
    const { db } = database();
    const old = { updated_at: daysAgo(91), created_at: daysAgo(91) };
    const forgotten = [
      await given('pending', { changes: old }),
      await given('payment_failed', { changes: old }),
      await given('pending', { changes: { ...old, deleted_at: daysAgo(80) } }),
    ];
    const retained = [
      await given('pending', { changes: { updated_at: daysAgo(89) } }),
      await given('pending', { changes: old, money: 'pending' }),
      await given('payment_failed', { changes: old, money: 'refunded' }),
      await given('paid', { changes: old }),
      await given('rejected', { changes: old }),
      await given('pending_payment', { changes: old }),
    ];
    const [first] = forgotten;
    if (!first) throw new Error('There is one');
    await db
      .insertInto('announcement_versions')
      .values({
        announcement_id: first.id,
        rev: 1,
        saved_by_kind: 'customer',
        status: 'pending',
        snapshot: JSON.stringify({ contact_email: first.email }),
        text_sha256: 'x',
      })
      .execute();

    expect(await anonymiseAbandoned({ db, clock, log: aLog().log })).toBe(3);
    for (const { id, email, reference, slug } of forgotten) {
      const row = await rowOf(id);
      expect(row).toMatchObject({
        anonymised_at: NOW,
        reference,
        tracking_token: null,
        idempotency_key: null,
        contact_email: '',
        siret: null,
      });
      expect(row.deleted_at).not.toBeNull();
      expect(JSON.stringify(row)).not.toMatch(new RegExp(`${email}|Ada Martin|Atelier|${slug}`));
    }
    expect(await db.selectFrom('announcement_versions').selectAll().execute()).toEqual([]);
    for (const { id } of retained) expect((await rowOf(id)).anonymised_at).toBeNull();
    expect(await anonymiseAbandoned({ db, clock, log: aLog().log })).toBe(0);
  });

  it('find violated invariants and report them', async () => {
    const { db } = database();
    const { errors, log } = aLog();
    expect(await auditInvariants({ db, clock, log })).toEqual([]);
    expect(errors).toEqual([]);

    const unpaid = await given('paid', { money: 'none' });
    const uninvoiced = await given('paid', { money: 'pending' });
    await sql`
      update payments set status = 'completed', completed_at = now() where announcement_id = ${uninvoiced.id}
    `.execute(db);
    const withdrawn = await given('published');
    await sql`update announcements set status = 'draft' where id = ${withdrawn.id}`.execute(db);
    await sql`update number_series set last_number = last_number + 1 where series like 'F%'`.execute(db);
    const mailed = await given('pending');
    await sql`
      insert into audit_events (id, actor_kind, action, object_kind, object_id, detail)
      values (gen_random_uuid(), 'system', 'announcement.mail-queued', 'announcement', ${mailed.id},
        '{"kind": "announcement-published"}')
    `.execute(db);

    const found = await auditInvariants({ db, clock, log });
    expect(new Set(found.map(({ rule }) => rule))).toEqual(
      new Set([
        'invoice ⇔ completed or refunded payment',
        'paid ⇒ exactly one completed payment',
        'paid ⇒ a deadline',
        'an attestation in force ⇒ a published notice',
        'numbers 1..n of invoices',
        'one mail « announcement-published » per event',
      ]),
    );
    expect(found).toContainEqual({ rule: 'paid ⇒ exactly one completed payment', object: unpaid.id });
    expect(errors).toHaveLength(found.length);
    const { rows } = await sql`select 1 from audit_events where action = 'books.invariants-violated'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
    expect(await findViolations(db)).toEqual(found);
  });
});

describeOnBothEngines('a nightly task', (database) => {
  let now = new Date();
  let runs = 0;
  let failing = false;
  /** As each server of the site does. */
  const aServer = (task: string) =>
    oncePerNight({ db: database().db, clock: { now: () => now } }, task, async () => {
      runs += 1;
      if (failing) throw new Error('refused');
    });

  it('runs once a night, after three in Paris, and again after a failure', async () => {
    runs = 0;
    failing = true;
    const run = aServer('failing');
    const at = async (moment: string) => {
      now = new Date(moment);
      await run();
      return runs;
    };
    expect(await at('2026-11-15T01:59:00.000Z')).toBe(0);
    await expect(at('2026-11-15T02:00:00.000Z')).rejects.toThrow('refused');
    failing = false;
    expect(await at('2026-11-15T02:15:00.000Z')).toBe(2);
    expect(await at('2026-11-15T22:00:00.000Z')).toBe(2);
    expect(await at('2026-11-15T23:30:00.000Z')).toBe(2);
    expect(await at('2026-11-16T02:00:00.000Z')).toBe(3);
  });

  it('runs once for all servers, also those that start later', async () => {
    runs = 0;
    now = new Date('2026-11-17T02:00:00.000Z');
    await Promise.all(['a', 'b', 'c', 'd'].map(() => aServer('shared')()));
    expect(runs).toBe(1);
    now = new Date('2026-11-17T02:15:00.000Z');
    await aServer('shared')();
    expect(runs).toBe(1);
  });

  it('is taken over from a server that ended in the middle', async () => {
    runs = 0;
    now = new Date('2026-11-18T02:00:00.000Z');
    const run = { task: 'lost', night: now };
    await takeNightlyRun(database().db, run, { now, until: new Date('2026-11-18T03:00:00.000Z') });
    await aServer('lost')();
    expect(runs).toBe(0);
    now = new Date('2026-11-18T03:00:00.000Z');
    await aServer('lost')();
    expect(runs).toBe(1);
  });

  /** Looks every quarter of an hour, as the tasks do; returns how often it ran. */
  const runsDuring = async (task: string, moments: readonly number[]) => {
    runs = 0;
    const run = aServer(task);
    for (const moment of moments) {
      now = new Date(moment);
      await run();
    }
    return runs;
  };
  const QUARTER = 15 * 60_000;
  const quarters = (from: string, hours: number) =>
    Array.from({ length: hours * 4 }, (_, n) => Date.parse(from) + n * QUARTER);

  it.each([
    ['in the night of 23 hours', '2026-03-28T12:00:00Z'],
    ['in the night of 25 hours', '2026-10-24T12:00:00Z'],
    ['in the night of the new year', '2026-12-31T12:00:00Z'],
  ])('runs once %s', async (name, from) => {
    // At the start for the night before, then in this one.
    expect(await runsDuring(name, quarters(from, 23))).toBe(2);
  });

  it('runs once in a night in which the clock is set back or ahead by an hour', async () => {
    const night = '2026-11-15T00:00:00Z';
    const back = [...quarters(night, 3), ...quarters(night, 8).map((moment) => moment + 4 * QUARTER)];
    expect(await runsDuring('back', back)).toBe(1);
    const ahead = quarters(night, 8).map((moment, n) => moment + (n > 2 ? 4 * QUARTER : 0));
    expect(await runsDuring('ahead', ahead)).toBe(1);
  });

  it('goes on after the clock was a year ahead', async () => {
    const wrong = quarters('2027-11-15T12:00:00Z', 1);
    expect(await runsDuring('wrong', [...wrong, ...quarters('2026-11-15T12:00:00Z', 36)])).toBe(3);
  });
});

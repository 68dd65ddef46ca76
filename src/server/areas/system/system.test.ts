import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { recordBackup } from '#server/backup/record-backup.ts';
import { MAIL_QUEUE } from '#server/db/job-queues.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { givenAccount, givenSession, useAccountApp } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { givenPaid } from '#tests/support/paid-announcements.ts';
import { NOW } from '#tests/support/reading-app.ts';
import { type Facts, needsOf } from './needs.ts';

const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

const sound: Facts = {
  at: NOW.toISOString(),
  version: '1.0.0',
  node: '24.0.0',
  startedAt: hoursAgo(30),
  database: { engine: 'server', version: '18', bytes: 1, migration: '0001_search.sql' },
  queues: [
    { name: 'mail', label: 'E-mails', waiting: 1, failed: 0, oldest: hoursAgo(0.5) },
    { name: 'mail-failed', label: 'E-mails non envoyés', waiting: 0, failed: 0, oldest: null },
    { name: 'documents', label: 'Documents', waiting: 0, failed: 0, oldest: null },
  ],
  oldestMail: hoursAgo(0.5),
  purges: { waiting: 1, oldest: hoursAgo(0.01) },
  lastBackup: { at: hoursAgo(20), file: 'a.backup', rows: 1, files: 0, bytes: 1 },
  lastTransmission: '2026-11-10',
  lateTransmissions: 0,
  payments: { held: 0, unsettled: 0, stuckRefunds: 0, disputes: 0 },
  disk: { free: 50e9, total: 100e9 },
  references: { used: 499_999, total: 1_000_000 },
  violated: false,
};

describe('what needs a person', () => {
  it('is nothing on a sound site', () => {
    expect(needsOf(sound)).toEqual([]);
  });

  it.each<[string, Partial<Facts>, RegExp]>([
    ['no backup', { lastBackup: null }, /Aucune sauvegarde/],
    [
      'an old backup',
      { lastBackup: { at: hoursAgo(73), file: 'a', rows: 1, files: 0, bytes: 1 } },
      /3 jours/,
    ],
    ['mails that wait', { oldestMail: hoursAgo(5) }, /attend depuis 5 h.*SMTP_URL/],
    [
      'purges that wait',
      { purges: { waiting: 1, oldest: hoursAgo(0.1) } },
      /Purge en attente depuis 6 min.*CDN_PURGE_URL/,
    ],
    [
      'mails given up',
      {
        queues: [
          { name: 'mail-failed', label: 'E-mails non envoyés', waiting: 2, failed: 0, oldest: hoursAgo(9) },
        ],
      },
      /2 abandons/,
    ],
    [
      'documents that wait',
      { queues: [{ name: 'documents', label: 'Documents', waiting: 1, failed: 0, oldest: hoursAgo(2) }] },
      /Documents.*2 h/,
    ],
    [
      'a refund given up',
      { queues: [{ name: 'refund', label: 'Remboursements', waiting: 0, failed: 1, oldest: null }] },
      /1 abandon après/,
    ],
    ['late transmissions', { lateTransmissions: 1 }, /1 annonce publiée depuis plus de sept jours/],
    [
      'held payments',
      { payments: { held: 2, unsettled: 0, stuckRefunds: 0, disputes: 0 } },
      /2 paiements retenus/,
    ],
    [
      'open payments',
      { payments: { held: 0, unsettled: 1, stuckRefunds: 0, disputes: 0 } },
      /1 paiement ouvert/,
    ],
    ['disputes', { payments: { held: 0, unsettled: 0, stuckRefunds: 0, disputes: 2 } }, /2 litiges ouverts/],
    [
      'stuck refunds',
      { payments: { held: 0, unsettled: 0, stuckRefunds: 1, disputes: 0 } },
      /1 remboursement demandé/,
    ],
    ['a full disk', { disk: { free: 5e9, total: 100e9 } }, /reste 5 %/],
    ['half of the references', { references: { used: 500_000, total: 1_000_000 } }, /sept chiffres/],
    ['wrong books', { violated: true }, /incohérence/],
  ])('says %s', (_, change, text) => {
    const needs = needsOf({ ...sound, ...change });
    expect(needs).toHaveLength(1);
    expect(needs[0]?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(text);
  });

  it('begins with what is urgent', () => {
    const needs = needsOf({ ...sound, lateTransmissions: 3, lastBackup: null });
    expect(needs.map(({ urgent }) => urgent)).toEqual([true, false]);
  });
});

describeWithDatabase('« État du système »', (database) => {
  const site = useAccountApp(database, { system: { engine: 'server', dataDir: tmpdir() } });

  it('shows the database, the queues, the last backup and the payments to match', async () => {
    const { db } = database();
    const { app, clock } = site();
    const { cookie } = await givenSession(site(), await givenAccount(db, { role: 'admin' }));
    const read = async () => (await app.inject({ url: '/api/admin/system', headers: cookie })).json();
    expect(await read()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      database: {
        engine: 'server',
        version: expect.stringMatching(/^\d+/),
        migration: expect.stringMatching(/\.sql$/),
      },
      lastBackup: null,
      oldestMail: null,
      purges: null,
      disk: { free: expect.any(Number) },
      payments: { held: 0 },
    });

    await recordBackup(db, { file: 'nuit.backup', rows: 12, files: 3, bytes: 4_000 }, clock.now());
    await givenPaid(db, { payment: { status: 'processing', held_reason: 'mismatch', completed_at: null } });
    await db
      .transaction()
      .execute((trx) =>
        queueMail(trx, { to: 'team', template: 'password-changed', data: { firstName: 'Ada' } }),
      );
    const state = await read();
    expect(state).toMatchObject({
      lastBackup: { file: 'nuit.backup', rows: 12, files: 3, bytes: 4_000 },
      oldestMail: expect.any(String),
      payments: { held: 1 },
      references: { used: 1, total: 1_000_000 },
    });
    expect(state.queues.find(({ name }: { name: string }) => name === MAIL_QUEUE)).toMatchObject({
      waiting: 1,
    });
    expect(state.needs.map(({ text }: { text: string }) => text).join(' ')).toContain('1 paiement retenu');
  });
});

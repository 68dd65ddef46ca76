import { describe, expect, it } from 'vitest';
import { quotedReference, referenceOf, typedReference } from '#domain/announcement/reference.ts';
import { useAccountApp } from '#tests/support/accounts.ts';
import { describeWithDatabase } from '#tests/support/database.ts';
import { anAnnouncementRow } from '#tests/support/rows.ts';
import { findFreeReference } from './references.ts';
import { listReferences } from './submissions.queries.ts';

/** A site whose references are all in use but those of these numbers. */
const allBut = (free: ReadonlySet<number>) => {
  let lookups = 0;
  const listTaken = async (first: number, last: number) => {
    lookups += 1;
    const taken = new Set<string>();
    for (let n = first; n <= last && n < 1_000_000; n++) if (!free.has(n)) taken.add(referenceOf(n));
    return taken;
  };
  return { listTaken, lookups: () => lookups };
};

describe('a reference', () => {
  it('is found among the last thousand, in few lookups, and is free', async () => {
    const free = new Set(Array.from({ length: 1_000 }, (_, n) => (n * 7919 + 13) % 1_000_000));
    const names = new Set([...free].map(referenceOf));
    for (let drawn = 0; drawn < 8; drawn++) {
      const { listTaken, lookups } = allBut(free);
      const reference = await findFreeReference(listTaken);
      expect(names.has(reference)).toBe(true);
      expect(lookups()).toBeLessThanOrEqual(10);
    }
  });

  it('has seven digits when none of six is left, then eight', async () => {
    expect(await findFreeReference(allBut(new Set()).listTaken)).toMatch(/^AL-[1-9]\d{6}$/);
    const upToSeven = async (first: number, last: number) =>
      new Set(first < 10_000_000 ? numbers(first, last).map(referenceOf) : []);
    expect(await findFreeReference(upToSeven)).toMatch(/^AL-[1-9]\d{7}$/);
  });

  it.each([
    ['Rectificatif à AL-1482517 parue hier', 'AL-1482517'],
    ['voir al-482517.', 'AL-482517'],
    ['AL-0482517', undefined],
    ['AL-123456789', undefined],
  ])('is read in « %s »', (text, reference) => {
    expect(quotedReference(text)).toBe(reference);
  });

  it('is read when typed alone, of any length', () => {
    expect(typedReference(' al 12345678 ')).toBe('AL-12345678');
    expect(typedReference('AL-1234567')).toBe('AL-1234567');
    expect(typedReference('AL-0234567')).toBeUndefined();
  });
});

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);

describeWithDatabase('announcements with longer references', (database) => {
  const site = useAccountApp(database);

  it('stand beside the others and are found by them', async () => {
    const { db } = database();
    const rows = ['AL-100000', 'AL-1000005', 'AL-100009'].map((reference) =>
      anAnnouncementRow({ reference }),
    );
    await db.insertInto('announcements').values(rows).execute();
    expect(await listReferences(db, 'AL-100000', 'AL-109999')).toEqual(new Set(['AL-100000', 'AL-100009']));
    expect(await listReferences(db, 'AL-1000000', 'AL-1009999')).toEqual(new Set(['AL-1000005']));

    const { app } = site();
    const one = await app.inject('/api/legal-announcements/reference/al-1000005');
    expect(one.json()).toMatchObject({ success: true, announcement: { reference_number: 'AL-1000005' } });
    const searched = await app.inject('/api/legal-announcements?search=al%201000005');
    expect(searched.json().data).toHaveLength(1);
    for (const refused of ['AL-0000001', 'AL-12345', 'AL-123456789'])
      await expect(
        db
          .insertInto('announcements')
          .values(anAnnouncementRow({ reference: refused }))
          .execute(),
      ).rejects.toThrow('announcements_reference_check');
  });
});

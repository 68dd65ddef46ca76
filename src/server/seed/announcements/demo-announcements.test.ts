import { describe, expect, it } from 'vitest';
import { offerNames } from '#domain/announcement/offers.ts';
import { announcementStatuses } from '#domain/announcement/status.ts';
import { announcementTypes } from '#domain/announcement/types.ts';
import { departmentOfPostalCode, findDepartment } from '#domain/company/departments.ts';
import { isSirenValid, isSiretValid, PENDING_SIRET } from '#domain/company/siret.ts';
import { demoAnnouncements } from './demo-announcements.ts';
import { bigCities, places } from './places.ts';
import type { SeedAnnouncement } from './seed-announcement.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T02:26:00Z');
const announcements = demoAnnouncements(now);
const published = announcements.filter(({ status }) => status === 'published');

const ageInDays = ({ publicationDate }: SeedAnnouncement): number =>
  publicationDate ? (now.getTime() - publicationDate.getTime()) / DAY : Number.NaN;

const textOf = ({ content }: SeedAnnouncement): string =>
  content.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'.split(
  '|',
);

const datesIn = (text: string): readonly Date[] =>
  [...text.matchAll(/(\d{1,2}|1er) (\p{L}+) (\d{4})/gu)]
    .map(([, day = '', month = '', year]) => ({
      day: Number.parseInt(day, 10),
      month: months.indexOf(month),
      year,
    }))
    .filter(({ month }) => month >= 0)
    .map(({ day, month, year }) => new Date(Date.UTC(Number(year), month, day)));

describe('demoAnnouncements', () => {
  it('publishes at least 320 notices, six of each type', () => {
    expect(published.length).toBeGreaterThanOrEqual(320);
    for (const { id, name } of announcementTypes)
      expect([name, published.filter(({ typeId }) => typeId === id).length >= 6]).toEqual([name, true]);
  });

  it('covers at least 45 departments', () => {
    expect(new Set(published.map(({ department }) => department)).size).toBeGreaterThanOrEqual(45);
  });

  it('fills the last twelve months, several a day lately, the newest within a day', () => {
    const ages = published.map(ageInDays);
    expect(Math.min(...ages)).toBeLessThan(1);
    expect(Math.max(...ages)).toBeGreaterThan(330);
    expect(Math.max(...ages)).toBeLessThanOrEqual(366);
    for (let day = 0; day < 28; day += 1)
      expect(ages.filter((age) => age >= day && age < day + 2).length).toBeGreaterThanOrEqual(4);
    for (let month = 0; month < 12; month += 1)
      expect(ages.filter((age) => age >= month * 30 && age < (month + 1) * 30).length).toBeGreaterThanOrEqual(
        10,
      );
  });

  it.each(announcementStatuses)('has at least six notices in status %s', (status) => {
    expect(
      announcements.filter((announcement) => announcement.status === status).length,
    ).toBeGreaterThanOrEqual(6);
  });

  it.each(['2026-11-15T02:26:00Z', '2026-07-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
    'is the same twice, and never dated after %s',
    (instant) => {
      const at = new Date(instant);
      const first = demoAnnouncements(at);
      expect(demoAnnouncements(at)).toEqual(first);
      expect(first.map(({ title }) => title).toSorted()).toEqual(
        announcements.map(({ title }) => title).toSorted(),
      );
      for (const { submittedAt, publicationDate } of first) {
        expect(submittedAt.getTime()).toBeLessThanOrEqual((publicationDate ?? at).getTime());
        expect(publicationDate?.getTime() ?? 0).toBeLessThanOrEqual(at.getTime());
      }
    },
  );

  it('gives each notice its own reference and slug', () => {
    const references = announcements.map(({ reference }) => reference);
    const slugs = announcements.map(({ slug }) => slug);
    expect(new Set(references).size).toBe(announcements.length);
    expect(new Set(slugs).size).toBe(announcements.length);
    expect(references.filter((reference) => !/^AL-\d{6}$/.test(reference))).toEqual([]);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('places each company in a real commune, in its department and registry', () => {
    const known = [...bigCities, ...places];
    for (const { address, city, department, rcs, typeId, content } of announcements) {
      const [, postalCode = '', commune] = /, (\d{5}) (.+)$/.exec(address) ?? [];
      const place = known.find((candidate) => candidate.postalCode === postalCode);
      expect(commune).toBe(city);
      expect(place?.city).toBe(city);
      expect(findDepartment(department)).toBeDefined();
      expect(departmentOfPostalCode(postalCode)?.code).toBe(department);
      if (typeId === 9 && content.includes('nouvelle immatriculation')) expect(rcs).not.toBe(place?.rcs);
      else expect(rcs).toBe(place?.rcs);
    }
  });

  it('gives no company a SIREN that could exist, nor the same to two companies', () => {
    const names = new Map<string, string>();
    for (const { siret, typeId, companyName } of announcements) {
      if (typeId === 1) expect(siret).toBe(PENDING_SIRET);
      else {
        expect(siret).toMatch(/^000\d{11}$/);
        expect(isSirenValid(siret.slice(0, 9)) && isSiretValid(siret)).toBe(true);
        expect(names.get(siret) ?? companyName).toBe(companyName);
        names.set(siret, companyName);
      }
    }
  });

  it('writes whole notices, without a blank nor a slip', () => {
    for (const { content, title } of announcements) {
      expect(content).not.toMatch(/\[|undefined|null|NaN| {2}|\.\.|\s[.,]/);
      expect(content).toMatch(/^<p>/);
      expect(content.replace(/<\/?(?:p|strong|em|ul|ol|li)>|<br>/g, '')).not.toMatch(/[<>]/);
      expect(title).not.toContain('[');
    }
  });

  it('tells of nothing later than the notice, but for the meetings and sales it announces', () => {
    for (const announcement of announcements.filter(({ typeId }) => typeId !== 20 && typeId !== 21)) {
      const dates = datesIn(textOf(announcement));
      const known = announcement.publicationDate ?? announcement.submittedAt;
      expect(dates.filter((date) => date > known)).toEqual([]);
    }
  });

  it('quotes the faulty notice of the same company in its corrections', () => {
    const corrections = announcements.filter(({ correctsReference }) => correctsReference !== null);
    expect(corrections.map(({ typeId }) => typeId).every((typeId) => typeId === 24 || typeId === 25)).toBe(
      true,
    );
    expect(corrections.length).toBe(
      announcements.filter(({ typeId }) => typeId === 24 || typeId === 25).length,
    );
    for (const correction of corrections) {
      const faulty = published.find(({ reference }) => reference === correction.correctsReference);
      expect(faulty?.companyName).toBe(correction.companyName);
      expect(faulty?.publicationDate?.getTime()).toBeLessThan(correction.publicationDate?.getTime() ?? 0);
      const text = textOf(correction);
      expect(text).toContain(`« ${faulty?.title} »`);
      expect(text).toContain(faulty?.reference);
      expect(datesIn(text).length).toBeGreaterThan(0);
      const [, wrong] = /au lieu de : « (.+?) »/.exec(text) ?? [];
      if (faulty && wrong) expect(textOf(faulty)).toContain(wrong);
    }
  });

  it('keeps the publication date and the reject reason to those who have one', () => {
    for (const { status, publicationDate, rejectReason, origin } of announcements) {
      expect(publicationDate !== null).toBe(status === 'published');
      expect(rejectReason !== null).toBe(status === 'rejected');
      if (origin === 'admin') expect(['draft', 'published']).toContain(status);
    }
  });

  it('shows the contact of about one notice in five, always fictional', () => {
    const share = announcements.filter(({ contactPublic }) => contactPublic).length / announcements.length;
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.28);
    for (const { contactEmail, contactPhone, contactName } of announcements) {
      expect(contactName).toMatch(/^\S+ \S+$/);
      expect(contactEmail).toMatch(/^[a-z.]+@exemple\.parution\.localhost$/);
      expect(contactPhone).toMatch(/^01 00 00 00 \d{2}$/);
    }
  });

  it('sells every offer', () => {
    expect(new Set(announcements.map(({ offer }) => offer))).toEqual(new Set(offerNames));
  });
});

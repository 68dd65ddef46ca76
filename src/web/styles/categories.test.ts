import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { announcementFamilies } from '#domain/announcement/types.ts';
import { categories } from '#domain/category/categories.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const mapping = read('./categories.css');
const tokens = read('./tokens.css');

it.each(categories)('gives $slug its ink, and its page the tint of that ink', ({ slug, headerColor }) => {
  expect(tokens).toContain(`--color-cat-${slug}-tint: ${headerColor.toLowerCase()};`);
  expect(mapping).toContain(`--c: var(--color-cat-${slug});`);
});

it.each(announcementFamilies)('gives the family %s its ink', (family) => {
  expect(tokens).toContain(`--color-al-${family}-tint:`);
  expect(mapping).toContain(`--c: var(--color-al-${family});`);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { announcementTypes } from '#domain/announcement/types.ts';
import { type Fact, SURE } from '#domain/reading/facts.ts';
import { mentionsInText } from '#domain/reading/missing.ts';
import { readText } from '#domain/reading/read-text.ts';
import {
  changedText,
  type ExpectedReading,
  isChangeable,
  shuffledLines,
} from '../tests/support/changed-texts.ts';
import { isSameValue } from '../tests/support/same-value.ts';

/**
 * npm run bench:reading -- [--set=dev|held|held2|held3|held4|held5|held6|held7|held8|held9|held10|held11|held12|held13|held14|held15|held16|held17|held18|held19|dev2|dev3|dev4] [--errors] [--only=notices/012] [--changed=3]: precision and recall of the reader,
 * by fact and by type of notice, and complete notices in which it wrongly misses a mention. The corpus and how its
 * values are written: tests/corpus-reading/FORMAT.md. `--changed` reads the same texts about other persons, towns and
 * days, chosen by that number, and their labelled lines in another order: far worse figures than without it show
 * rules that fit these texts only.
 */
type Expected = ExpectedReading;
type Count = { right: number; read: number; expected: number };

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
const set = option('set') ?? 'dev';
const only = option('only');
const changed = option('changed');
const showErrors = process.argv.includes('--errors');
const root = resolve(import.meta.dirname, '../tests/corpus-reading', set);
if (!existsSync(root)) throw new Error(`Pas de corpus « ${set} » : ${root}`);

/** The company of a sale, a lease or an auction is not asked for (FORMAT.md). */
const WITHOUT_COMPANY = new Set([
  'cession_fonds',
  'cession_droit_bail',
  'location_gerance',
  'fin_location_gerance',
  'vente_aux_encheres',
]);

const byFact = new Map<string, Count>();
const byType = new Map<string, Count>();
const total: Count = { right: 0, read: 0, expected: 0 };
const add = (map: Map<string, Count>, key: string, change: Partial<Count>) => {
  const count = map.get(key) ?? { right: 0, read: 0, expected: 0 };
  for (const part of ['right', 'read', 'expected'] as const) count[part] += change[part] ?? 0;
  map.set(key, count);
};

let texts = 0;
let mainRight = 0;
let typesRight = 0;
let complete = 0;
let falselyMissing = 0;
let incomplete = 0;
let noticedMissing = 0;
let unsureComplete = 0;

/** Each fact read is right once; what is left of the expected ones was not read. */
const compare = (read: readonly Fact[], wanted: readonly { name: string; value: string }[]) => {
  const left = [...wanted];
  const wrong: Fact[] = [];
  for (const fact of read) {
    const index = left.findIndex(
      (one) => one.name === fact.name && isSameValue(one.name, one.value, fact.value),
    );
    if (index < 0) wrong.push(fact);
    else left.splice(index, 1);
  }
  return { wrong, left };
};

const count = (main: string, facts: readonly { name: string }[], part: keyof Count, sign = 1): void => {
  for (const { name } of facts) {
    add(byFact, name, { [part]: sign });
    add(byType, main, { [part]: sign });
    total[part] += sign;
  }
};

const score = (name: string, expected: Expected, text: string): void => {
  const reading = readText(text);
  const [main = 'autre'] = expected.types;
  const counts = (fact: { name: string }) => !(WITHOUT_COMPANY.has(main) && fact.name.startsWith('company.'));
  const read = reading.facts.filter((fact) => fact.sure >= SURE && counts(fact));
  const wanted = expected.facts.map(({ fact, value }) => ({ name: fact, value })).filter(counts);
  const { wrong, left } = compare(read, wanted);
  count(main, read, 'read');
  count(main, read, 'right');
  count(main, wrong, 'right', -1);
  count(main, wanted, 'expected');
  texts += 1;
  const sameMain = reading.types[0] === main;
  const sameTypes = sameMain && [...reading.types].sort().join() === [...expected.types].sort().join();
  mainRight += Number(sameMain);
  typesRight += Number(sameTypes);
  const missing = missingOf(expected, text);
  if (!showErrors || (wrong.length + left.length + missing.length === 0 && sameTypes)) return;
  console.log(`\n${name}${sameTypes ? '' : `  TYPES ${expected.types} → ${reading.types}`}`);
  for (const { name: fact, value, words } of wrong)
    console.log(`  + ${fact} = ${value}   « ${words.replaceAll('\n', '⏎').slice(0, 80)} »`);
  for (const { name: fact, value } of left) console.log(`  - ${fact} = ${value}`);
  const note = expected.complete ? 'manque à tort' : `manque (attendu : ${expected.missing})`;
  if (missing.length > 0) console.log(`  ! ${note} : ${missing.join(', ')}`);
};

const missingOf = (expected: Expected, text: string): readonly string[] => {
  if (expected.complete === undefined) return [];
  const typeIds = announcementTypes.filter(({ name }) => expected.types.includes(name)).map(({ id }) => id);
  const reading = readText(text);
  const mentions = typeIds.flatMap((typeId) => mentionsInText({ typeId }, text, reading));
  const lacking = mentions.filter(({ found, unsure }) => !found && !unsure);
  const missing = [...new Set(lacking.map(({ mention }) => mention.label))];
  if (expected.complete) {
    complete += 1;
    unsureComplete += mentions.some(({ unsure }) => unsure) ? 1 : 0;
    falselyMissing += missing.length > 0 ? 1 : 0;
  } else {
    incomplete += 1;
    noticedMissing += missing.length > 0 ? 1 : 0;
  }
  return missing;
};

for (const folder of ['notices', 'documents'])
  for (const file of readdirSync(join(root, folder))
    .filter((one) => one.endsWith('.json'))
    .sort()) {
    const name = `${folder}/${file.replace('.json', '')}`;
    if (only && !name.startsWith(only)) continue;
    const expected = JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as Expected;
    const example = { text: readFileSync(join(root, `${name}.txt`), 'utf8'), expected };
    const seed = Number(changed);
    const read =
      changed && isChangeable(expected) ? shuffledLines(changedText(example, seed), seed) : example;
    score(name, read.expected, read.text);
  }

const ratio = (part: number, whole: number) => (whole === 0 ? '    –' : (part / whole).toFixed(3));
const row = (name: string, { right, read, expected }: Count) =>
  `${name.padEnd(28)} ${ratio(right, read)}  ${ratio(right, expected)}   ${String(right).padStart(5)} ${String(read).padStart(5)} ${String(expected).padStart(5)}`;
const table = (title: string, map: Map<string, Count>) => {
  console.log(`\n${title.padEnd(28)} préc.  rappel  justes   lus attendus`);
  for (const [name, count] of [...map].sort(([a], [b]) => a.localeCompare(b))) console.log(row(name, count));
};
table('Fait', byFact);
table('Type', byType);
console.log(`\n${row('Ensemble', total)}`);
console.log(`Type principal : ${mainRight}/${texts} ; tous les types : ${typesRight}/${texts}`);
console.log(
  `« Manque » à tort : ${falselyMissing} annonces complètes sur ${complete} (${((100 * falselyMissing) / Math.max(1, complete)).toFixed(1)} %)`,
);
console.log(`« À vérifier » : ${unsureComplete} annonces complètes sur ${complete}`);
console.log(`Annonces incomplètes signalées : ${noticedMissing}/${incomplete}`);

import { checkWalls } from './lib/walls.ts';

/** With a TypeScript that it cannot read, dependency-cruiser visits nothing and reports success. */
const FEWEST_FILES = 500;

const { files, violations } = checkWalls('.');
for (const { rule, from, to, via } of violations)
  console.error([`${rule} : ${from} → ${to}`, ...new Set(via)].join('\n    '));
if (files < FEWEST_FILES)
  console.error(`Seulement ${files} fichiers lus : dependency-cruiser lit-il TypeScript ?`);
process.exitCode = violations.length > 0 || files < FEWEST_FILES ? 1 : 0;
if (process.exitCode === 0) console.log(`Aucun mur franchi : ${files} fichiers lus.`);

import { inColour, inProject } from './project.mjs';

const tool = (path, ...args) => [inProject('node_modules', path), ...args];
const types = (zone) => ({
  group: 'types',
  title: `Types : ${zone}`,
  command: tool('typescript/bin/tsc', '-p', zone),
});

/** The checks that do not run the product; the group is the name used by `--only`. */
export const staticChecks = [
  {
    group: 'lint',
    title: 'Format et lint (Biome)',
    // Biome's « ci » colours every character by default: unreadable in a log file.
    command: tool(
      '@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      ...(inColour ? [] : ['--colors=off']),
    ),
  },
  types('src/domain'),
  types('src/contract'),
  types('src/server'),
  types('src/web'),
  types('.'),
  {
    group: 'walls',
    title: 'Murs entre les zones (dependency-cruiser)',
    command: [inProject('scripts/walls.ts')],
  },
  { group: 'knip', title: 'Code mort (knip)', command: tool('knip/bin/knip.js') },
];

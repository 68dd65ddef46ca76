// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted lines are code, written as text.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminPaths, paths } from '#contract/paths.ts';
import { announcementStatuses, paymentStatuses } from '#domain/announcement/status.ts';
import { COVERS } from '#domain/cover/cover-address.ts';
import { SOCIAL_IMAGES } from '#domain/cover/social-address.ts';

type Rule = {
  readonly name: string;
  /** The files that the rule checks, of those in git. */
  readonly applies: (file: string) => boolean;
  /** Whether a line breaks the rule. */
  readonly finds: (line: string) => boolean;
  readonly planted: readonly string[];
  readonly innocent: readonly string[];
};

const isSource = (file: string): boolean => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
const except =
  (...places: readonly string[]) =>
  (file: string): boolean =>
    isSource(file) && !places.some((place) => file.startsWith(place));

const addresses = [...Object.values(paths), ...Object.values(adminPaths), COVERS, SOCIAL_IMAGES];
const roots = [...new Set(addresses.map((address) => address.split('/')[1]?.replace(/\?.*/, '')))].filter(
  (root) => root,
);
/** In a string, or after the site's address in one. */
const ADDRESS = new RegExp(
  `(?:["'\`]|[pP]ublicUrl\\}|[pP]ublicUrl\\(\\)\\}|\\{site\\})/(?:${roots.join('|').replaceAll('.', '\\.')})(?=[/?"'\`])`,
);
/** A call of the API, typed by endpoints.ts, or the path of a server's own route. */
const CALL = /(?:\b(?:get|post|put|delete)\(|mount\(app, )\s*['"`][^'"`]*['"`]/g;

const statuses = [...new Set([...announcementStatuses, ...paymentStatuses])].join('|');
const STATUS_LIST = new RegExp(`\\[\\s*'(?:${statuses})',\\s*'(?:${statuses})'[^\\]]*\\](?!.*z\\.enum)`);

const rules: readonly Rule[] = [
  {
    name: 'an address of the site is in contract/paths.ts',
    applies: except(
      'src/contract/',
      'src/domain/cover/',
      // There, « /article » is a closing tag.
      'src/domain/article/structure.ts',
    ),
    finds: (line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && ADDRESS.test(line.replaceAll(CALL, '')),
    planted: [
      '<Link to={`/annonces-legales/annonce/${slug}`}>',
      '<Link to="/contact">',
      'const link = `${publicUrl}/verification/${code}`;',
      'const link = `${publicUrl()}/article/${slug}`;',
      "const LIST = '/admin/articles';",
      "  { href: '/actualite', label: 'Actualité' },",
      '`/covers/v2/${slug}.svg`',
    ],
    innocent: [
      "api.get('/admin/articles', { query })",
      "api.put('/admin/articles/:id/publish', call)",
      '` * /article/${slug}`',
      "import { x } from '#web/features/search/search-state.ts';",
    ],
  },
  {
    name: 'a list of statuses is in domain/announcement/status.ts, or asked of the lifecycle table',
    applies: except(
      'src/domain/announcement/',
      // Articles have their own statuses, two of which have the same names.
      'src/domain/article/',
      'src/web/features/admin-articles/',
      // The filters of the list, named by the specification.
      'src/contract/admin-announcements.ts',
      // The actions of the audit log.
      'src/server/areas/announcement-lifecycle/who-decided.queries.ts',
    ),
    finds: (line) => STATUS_LIST.test(line),
    planted: [
      "const unpaid = ['pending', 'pending_payment', 'payment_failed'];",
      "if (['approved', 'published'].includes(status)) return;",
      ".where('status', 'in', ['pending', 'processing'])",
    ],
    innocent: ["const formats = ['rss', 'atom'];", ".where('status', '=', 'published')"],
  },
  {
    name: 'what is public is asked of db/public-announcements.ts and of domain/announcement/visibility.ts',
    applies: except('src/server/db/', 'src/domain/announcement/', 'src/server/areas/writing/'),
    finds: (line) =>
      /status = 'published' and deleted_at is null/.test(line) ||
      /status === 'published' && .*(?:publication_date|publicationDate)/.test(line),
    planted: [
      "where(sql`status = 'published' and deleted_at is null`)",
      "row.status === 'published' && row.publication_date <= now",
    ],
    innocent: ["row.status === 'published'"],
  },
  {
    name: 'the form of a reference is in domain/announcement/reference.ts, that of an id in domain/id.ts',
    applies: except('src/domain/announcement/reference.ts', 'src/domain/id.ts'),
    finds: (line) => /AL-(?:\\d|\[0-9\]|\$\{)|\[0-9a-f(?:-\]\{36|\]\{8)\}/.test(line),
    planted: ['/^AL-\\d{6}$/', '`AL-${number}`', '/^[0-9a-f]{8}-[0-9a-f]{4}$/', '/^[0-9a-f-]{36}$/'],
    innocent: ['/** « AL-482517 » */', '/^[0-9a-f]{64}$/'],
  },
  {
    name: 'a pause in typing is waited for by ui/debounce.ts',
    applies: except('src/web/ui/debounce.ts', 'src/server/', 'src/domain/', 'src/contract/'),
    finds: (line) => /timer\.current = setTimeout|DEBOUNCE_MS/.test(line),
    planted: ['timer.current = setTimeout(saveNow, DELAY_MS);', 'const DEBOUNCE_MS = 300;'],
    innocent: ['const timer = setTimeout(look, FIRST_LOOK_MS);'],
  },
  {
    name: 'no reference leads to a document outside the repository',
    applies: (file) =>
      /\.(?:tsx?|mjs|cjs|css|sql|md)$/.test(file) &&
      !['docs/lifecycle.md', 'tests/one-place.test.ts'].includes(file),
    finds: (line) =>
      /(?<!docs\/|\]\(|[\w./-])(?:lifecycle|admin|public|reliability|readings|law|ux|house-style|domain|stack)\.md\b/.test(
        line,
      ) ||
      /\bshared\/[a-z]|\b\w+ \((?:T|A)\d{1,2}[a-c]?\)|(?:\/\*\*|\*|\/\/) (?:T|A)\d{1,2}[a-c]?(?:[.:,]| and )|\breading \d/.test(
        line,
      ),
    planted: [
      '/** A failed list is an empty one (public.md, section 8). */',
      ' * A18: the notice as it is to read',
      '/** A7, A8 and A10: public at once */',
      "describe('two editors at once (T10)', () => {",
      '/** T25. What the browser says */',
      'as ../shared/lifecycle.md would have it',
    ],
    innocent: [
      '/** A4, in points. */'.replace('A4', 'Paper A4'),
      '// docs/lifecycle.md shows the same table.',
      'see [it](lifecycle.md)',
    ],
  },
];

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('tests/support/forbidden-tree/'));

describe.each(rules)('$name', ({ applies, finds, planted, innocent }) => {
  it('detects planted violations, and accepts the valid lines', () => {
    expect(planted.filter((line) => !finds(line))).toEqual([]);
    expect(innocent.filter(finds)).toEqual([]);
  });

  it('holds in the whole tree', () => {
    const found = tracked.filter(applies).flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (finds(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ElementHandle, Locator, Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * At another width of the window the same elements have the same colours: those are read once, they take half of the
 * time. « layout »: only what the place of the elements can change.
 */
const runs = {
  all: { runOnly: TAGS },
  'all-but-colours': { runOnly: TAGS, rules: { 'color-contrast': { enabled: false } } },
  layout: { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } },
} as const satisfies Record<string, RunOptions>;

const always = {
  // Only the violations are computed: describing every element that passes takes ten times longer.
  reporter: 'no-passes',
  // It would read every style sheet again, for one rule about sounds that start by themselves, and no page holds a sound.
  preload: false,
} as const satisfies RunOptions;

/** « overflow »: without axe. */
export type Rules = keyof typeof runs | 'overflow';
/** « content »: neither what all pages have around their main part, nor what lies below an open dialog. */
export type Part = 'all' | 'content';
type Found = {
  /** One line per rule. */
  violations: string[];
  /** How much wider the page is than the window. */
  overflow: number;
};

// As the package ships it for pages: the source that it gives a program is not minified, and more than twice as long.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds in the content of the current page: the sweep checks what surrounds it. `within`: what a
 * journey adds to a long screen that the sweep reads whole.
 */
export const violationsOn = async (page: Page, within?: Locator): Promise<string[]> =>
  (await axeOn(page, 'all', (await within?.elementHandle()) ?? 'content')).violations;

export const axeOn = async (
  page: Page,
  rules: Rules = 'all',
  part: Part | ElementHandle<Node> = 'all',
): Promise<Found> => {
  const options = rules === 'overflow' ? undefined : { ...runs[rules], ...always };
  const found = await page.evaluate(check, { options, part });
  if (found) return found;
  // A document keeps axe until the next navigation: reading its 650 kB again would take longer than the check.
  await page.evaluate(source);
  return (await page.evaluate(check, { options, part })) ?? axeOn(page, rules, part);
};

// Runs in the page. Without axe: undefined. During a transition a text has a colour that is not its final one; endless
// animations are not waited for.
const check = async ({
  options,
  part,
}: {
  options: RunOptions | undefined;
  part: Part | Node;
}): Promise<Found | undefined> => {
  const { axe: loaded } = globalThis as unknown as {
    axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  };
  if (options && !loaded) return undefined;
  const transitions = document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  const { scrollWidth, clientWidth } = document.documentElement;
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const content = document.querySelector('main')?.closest('[inert], [aria-hidden=true]')
    ? { include: dialogs }
    : {
        exclude: [...document.querySelectorAll('header, nav, aside, footer')].filter(
          (element) => !element.closest('main, [role=dialog]'),
        ),
      };
  const context = part === 'content' ? content : part === 'all' ? document : { include: [part] };
  const violations = (options && (await loaded?.run(context, options))?.violations) ?? [];
  return {
    violations: violations.map(({ id, nodes }) => `${id} : ${nodes.map(({ html }) => html).join(' | ')}`),
    overflow: scrollWidth - clientWidth,
  };
};

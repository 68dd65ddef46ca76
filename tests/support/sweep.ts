import type { Page } from '@playwright/test';
import { axeOn, type Part, type Rules } from './axe.ts';
import { IS_WHOLE_RUN } from './repetitions.ts';
import type { Site } from './site.ts';
import { expect, test } from './test.ts';

const WIDTHS = [1440, 768, 390] as const;
type Width = (typeof WIDTHS)[number];

/** What can be open on a screen: a menu, a dialog, the messages of a form. */
type State = {
  name: string;
  show: (page: Page, site: Site) => Promise<unknown>;
  /** Where it exists; at every width by default. */
  width?: Width;
  /** « all » if it lies around the content; that of its screen by default. */
  part?: Part;
};

export type Screen = {
  /** Its address as the site declares it. */
  route: string;
  /** The address that is opened, if the route has a parameter or needs a query. */
  path?: string | ((page: Page, site: Site) => Promise<string>);
  status?: number;
  /** What the browser's console says of a refusal that the states provoke. */
  refused?: RegExp;
  /** Texts that are visible on it. */
  shows?: readonly (string | RegExp)[];
  /** Visible once the screen has its data, if its heading comes before. */
  ready?: (page: Page) => Promise<unknown>;
  /** « all » where what surrounds the content of many pages is checked for all of them. */
  part?: Part;
  states?: readonly State[];
};

/**
 * Opens every screen once in Chromium, watching its console (hydration included: see incidents.ts), and checks it and
 * each of its states at every width.
 */
export const sweep = async (page: Page, site: Site, screens: readonly Screen[]): Promise<void> => {
  test.setTimeout(screens.length * (IS_WHOLE_RUN ? 90_000 : 15_000));
  for (const screen of screens) {
    const { part = 'content' } = screen;
    const address = await open(page, site, screen);
    await check(page, { name: address, rules: WHOLE, part });
    for (const state of screen.states ?? []) {
      const { width } = state;
      await resize(page, width ?? 1440);
      await state.show(page, site);
      const rules = { [width ?? 1440]: 'all' } as const;
      await check(page, { name: `${address}, ${state.name}`, rules, part: state.part ?? part, width });
    }
  }
};

const open = async (
  page: Page,
  site: Site,
  { route, path = route, status = 200, shows = [], ready }: Screen,
): Promise<string> => {
  const address = typeof path === 'string' ? path : await path(page, site);
  await resize(page, 1440);
  expect((await page.goto(address))?.status(), address).toBe(status);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  for (const text of shows) await expect(page.getByText(text).first(), address).toBeVisible();
  await ready?.(page);
  return address;
};

/**
 * What a narrow screen has of its own and hides at first is a state of its own, with all rules. A tablet is a wide phone,
 * on which only the overflow is looked at. What pages have around their content is checked on one of them, with its
 * states. `npm run axe` checks all rules on the whole of every screen and state at every width.
 */
const WHOLE = { 1440: 'all', 390: 'all-but-colours' } as const;

const check = async (
  page: Page,
  checked: { name: string; rules: Partial<Record<Width, Rules>>; part: Part; width?: Width | undefined },
) => {
  // A page that moves under the pointer colours what comes to lie there, while axe reads it.
  await page.mouse.move(0, 0);
  for (const width of WIDTHS.filter((one) => one === (checked.width ?? one))) {
    await resize(page, width);
    const { violations, overflow } = IS_WHOLE_RUN
      ? await axeOn(page)
      : await axeOn(page, checked.rules[width] ?? (width === 768 ? 'overflow' : 'layout'), checked.part);
    expect.soft(violations, `${checked.name}, ${width} px`).toEqual([]);
    expect.soft(overflow, `${checked.name}, ${width} px`).toBe(0);
  }
};

/** From the top: further down, a bar that stays at the edge of the window covers what anybody can scroll away. */
const resize = async (page: Page, width: Width): Promise<void> => {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
};

export const act = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** A list that has its rows. */
export const table = (page: Page) => expect(page.getByRole('row').nth(1)).toBeVisible();

/** A list whose filters leave nothing. */
export const nothing = (page: Page) => page.getByRole('link', { name: 'Effacer les filtres' }).first();

import { type ExpectMatcherState, type Locator, type Page, expect as playwright } from '@playwright/test';

type Options = { readonly timeout?: number; readonly visible?: boolean };
type Name = 'toBeVisible' | 'toBeHidden' | 'toHaveURL';
type Assertion = Readonly<Record<Name, (...args: never[]) => Promise<void>>>;
type Wait = (actual: Locator & Page, state: ExpectMatcherState, args: readonly unknown[]) => Promise<unknown>;

const optionsOf = (args: readonly unknown[]) => (args.at(-1) ?? {}) as Options;

const timeoutOf = ({ timeout }: ExpectMatcherState, args: readonly unknown[]): number =>
  optionsOf(args).timeout ?? timeout;

const whenVisible: Wait = (locator, state, args) => {
  const { visible = true } = optionsOf(args);
  return locator.waitFor({
    state: visible === state.isNot ? 'hidden' : 'visible',
    timeout: timeoutOf(state, args),
  });
};

const whenHidden: Wait = (locator, state, args) =>
  locator.waitFor({ state: state.isNot ? 'visible' : 'hidden', timeout: timeoutOf(state, args) });

const whenAt: Wait = (page, state, [expected, ...args]) => {
  const isThere = (url: URL) =>
    expected instanceof RegExp ? expected.test(url.href) : new URL(String(expected), url).href === url.href;
  return page.waitForURL((url) => isThere(url) !== state.isNot, {
    waitUntil: 'commit',
    timeout: timeoutOf(state, args),
  });
};

/** Passes when the wait does; otherwise Playwright's own assertion decides, and says what it found. */
const waiting = (name: Name, wait: Wait) =>
  async function (this: ExpectMatcherState, actual: Locator & Page, ...args: unknown[]) {
    const isDone = await wait(actual, this, args).then(
      () => true,
      () => false,
    );
    if (isDone) return { pass: !this.isNot, message: () => '' };
    const assertions = playwright(actual);
    const assertion = (this.isNot ? assertions.not : assertions) as unknown as Assertion;
    try {
      await assertion[name](...(args as never[]));
      return { pass: !this.isNot, message: () => '' };
    } catch (error) {
      return { pass: this.isNot, message: () => (error as Error).message };
    }
  };

/**
 * An assertion of Playwright that does not hold yet describes the whole page, at each of its tries, in case it is the
 * last: a seventh of the processor time of a screen with a list. These three, two thirds of all, wait instead.
 */
export const expect = playwright.extend({
  toBeVisible: waiting('toBeVisible', whenVisible),
  toBeHidden: waiting('toBeHidden', whenHidden),
  toHaveURL: waiting('toHaveURL', whenAt),
}) as typeof playwright;

/**
 * The first script of every page. A page that can be read as it is (navigation/route-handle.ts) loads the others at the
 * reader's first gesture, or once idle in a browser that stores something about its reader. A form starts when something
 * is typed, pressed or left: the focus, or a gesture beside it, only downloads what every page runs, without running it.
 * It imports nothing: a chunk that it shared with the others would be one more request.
 */
const root = document.documentElement;
const {
  entry = '',
  imports = '',
  parts = '',
  wait,
} = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {};

const TOUCHES = ['input', 'click', 'focusout'];
// A touch that scrolls begins with a pointerdown, and ends without a click.
const GESTURES = ['pointerdown', 'mousemove', 'touchstart', 'wheel', 'keydown', 'focusin', ...TOUCHES];

const requested = new Set(['']);

const preload = (files: string): void => {
  // The links of a page that does not wait are in its head.
  if (wait === undefined) return;
  for (const href of files.split(' ')) {
    if (requested.has(href)) continue;
    requested.add(href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
};

let started = false;

const start = (): void => {
  if (started) return;
  started = true;
  for (const gesture of GESTURES) window.removeEventListener(gesture, startAtGesture, true);
  preload(`${imports} ${parts}`);
  void import(/* @vite-ignore */ entry);
};

/** The place of what only the scripts can show, as an editor: they start once it is on the screen. */
const startWhenReached = (): void => {
  const place = document.querySelector('[data-starts-scripts]');
  const look = (seen: IntersectionObserverEntry[]) =>
    seen.some(({ isIntersecting }) => isIntersecting) && start();
  if (place) new IntersectionObserver(look).observe(place);
};

/** A browser tells also where a mouse lies that nobody moved. */
const startAtGesture = (event: Event): void => {
  if (
    event instanceof MouseEvent &&
    event.type === 'mousemove' &&
    event.movementX === 0 &&
    event.movementY === 0
  )
    return;
  if (wait !== 'touch' || isTouch(event)) start();
  else if (requested.size === 1) {
    preload(`${entry} ${imports}`);
    startWhenReached();
  }
};

/** A press in a field only gives it the focus; a field that is left is checked, even empty. */
const isTouch = ({ type, target }: Event): boolean => {
  const isInField = target instanceof Element && target.closest('label, input, textarea, select') !== null;
  return TOUCHES.includes(type) && (type === 'click') !== isInField;
};

/** A session, a draft, a list to return to: the page shows it without being asked. */
const knowsReader = (): boolean => {
  try {
    return localStorage.length + sessionStorage.length > 0 || history.state !== null;
  } catch {
    return false;
  }
};

/** After what the page shows first: it loads before it is painted, since the paint waits for its fonts. */
const afterLoad = (call: () => void): void =>
  window.addEventListener('load', () => {
    let waits = true;
    const once = () => {
      if (!waits) return;
      waits = false;
      if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 2_000 });
      else setTimeout(call, 200);
    };
    new PerformanceObserver(once).observe({ type: 'paint', buffered: true });
    // A tab in the background is not painted.
    setTimeout(once, 2_000);
  });

const MISSED = ['input', 'focusout', 'click', 'submit'];

/** A field changed or left, a button or a form pressed before React listens: it is repeated afterwards, in this order. */
const repeatAfterHydration = (): void => {
  const missed = MISSED.map(() => new Map<Element, () => void>());
  const note = (event: Event) => {
    const [element, repeat] = repetitionOf(event) ?? [];
    if (!element || !repeat) return;
    const kind = missed[MISSED.indexOf(event.type)];
    // What was opened and closed again is as React will find it.
    if (event.type === 'click' && unfold(element) && kind?.delete(element)) return;
    kind?.set(element, repeat);
  };
  for (const type of MISSED) window.addEventListener(type, note, true);
  const repeatAll = () => {
    for (const type of MISSED) window.removeEventListener(type, note, true);
    for (const kind of missed) for (const repeat of kind.values()) repeat();
    // The browser no longer follows links in advance (document/speculation-rules.ts).
    root.dataset.hydrated = '';
  };
  window.addEventListener('hydrated', repeatAll, { once: true });
};

const repetitionOf = (event: Event): [Element, () => void] | undefined => {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  if (type === 'click') {
    const button = target.closest<HTMLElement>('button[type="button"]:not([popovertarget])');
    if (!button) return;
    // React handles some clicks while it hydrates and drops others: it gets none but the repeated one.
    event.stopPropagation();
    return [button, () => button.click()];
  }
  if (target instanceof HTMLFormElement) {
    if (target.hasAttribute('action')) return;
    // A form without an address is sent by its script: the browser would leave the page, and what was typed with it.
    event.preventDefault();
    event.stopPropagation();
    start();
    return [target, () => target.requestSubmit()];
  }
  if (isField(target)) return [target, type === 'input' ? repeatInput(target) : () => repeatLeaving(target)];
};

/** A menu, a question, a fold opens before React knows of it: the repeated click then tells it. */
const unfold = (button: Element): boolean => {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) return false;
  const isOpen = button.ariaExpanded === 'true';
  button.ariaExpanded = `${!isOpen}`;
  panel.hidden = isOpen;
  return true;
};

const repeatLeaving = (field: Field): void => {
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field => element.matches('input, textarea, select');

/** React ignores an event that changes nothing: the field first gets another value, by the setter that React watches. */
const repeatInput = (field: Field): (() => void) => {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  return () => {
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
};

/** The reading of an article is counted without the scripts; ArticleView.tsx then does not count it again. */
const countReading = (): void => {
  const address = document.querySelector<HTMLElement>('[data-counts-reading]')?.dataset.countsReading;
  if (!address) return;
  root.dataset.countedReading = address;
  const count = () => void fetch(address, { method: 'PUT', keepalive: true }).catch(() => undefined);
  // A page that the browser prepared in advance is read once it is shown, and perhaps never.
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', count, { once: true });
  else afterLoad(count);
};

countReading();
const known = knowsReader();
if (known) root.dataset.knownReader = '';
repeatAfterHydration();
// Pictures below the first screen are now requested before they are reached (ui/CoverImage.module.css).
afterLoad(() => {
  root.dataset.loaded = '';
});
if (wait === undefined) start();
else {
  for (const gesture of GESTURES)
    window.addEventListener(gesture, startAtGesture, { capture: true, passive: true });
  // A picture that failed is replaced; another tab has logged in or out.
  window.addEventListener('error', (event) => event.target instanceof HTMLImageElement && start(), true);
  window.addEventListener('storage', start);
  if (known) afterLoad(start);
}

export {};

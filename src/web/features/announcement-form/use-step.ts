import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Place, selectPlace } from '#web/notice-form/select-place.ts';
import type { Step } from './draft-store.ts';
import { STEP } from './form-address.ts';
import { steps } from './step-texts.ts';
import type { SubmissionValues } from './submission-values.ts';

/** Navigation state of a link to the text: the words to select in it. */
type Sought = { sought: Place };

/**
 * The step is in the URL, so that Back goes one step back instead of leaving the form. A URL that asks for a
 * step the draft has not reached shows the first incomplete one.
 */
export const useStep = (
  start: Step,
  values: () => SubmissionValues,
  reachable: (wanted: Step, values: SubmissionValues) => Step,
) => {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const asked = steps.find((step) => String(step) === new URLSearchParams(search).get(STEP));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation asks again, with what is typed by then.
  const step = useMemo(() => reachable(asked ?? start, values()), [asked, start, key, reachable]);

  const hrefOf = (target: Step, fieldId?: string): string => {
    const query = new URLSearchParams(search);
    query.set(STEP, String(target));
    return `${pathname}?${query}${fieldId ? `#${fieldId}` : ''}`;
  };
  // A draft that opens at a later step puts that step in the URL at once.
  useEffect(() => {
    if (asked === undefined && step > 1)
      void navigate({ search: `${search}&${STEP}=${step}`, hash: window.location.hash }, { replace: true });
  }, [asked, step, search, navigate]);

  return { step, hrefOf, goTo: (target: Step) => void navigate(hrefOf(target)) };
};

/**
 * Each step starts at the top of the page, with the focus on its heading or in the field that a link named.
 */
export const useStepFocus = (step: Step) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  const { hash, state, key } = useLocation();
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field may be asked for again.
  useEffect(() => {
    if (!hash) return;
    const find = () => {
      const control = document.getElementById(hash.slice(1));
      if (!control) return;
      observer.disconnect();
      control.focus({ preventScroll: true });
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (isSought(state)) selectPlace(control, state.sought);
    };
    // The editor is loaded lazily, after its step.
    const observer = new MutationObserver(find);
    observer.observe(document.body, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, [hash, key, step]);
  return heading;
};

export const sought = (place: Place): Sought => ({ sought: place });

const isSought = (state: unknown): state is Sought =>
  typeof state === 'object' && state !== null && 'sought' in state && isPlace(state.sought);

const isPlace = (place: unknown): place is Place =>
  typeof place === 'object' && place !== null && 'from' in place && 'to' in place;

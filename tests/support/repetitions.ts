/** In `npm run test:long`: set by vitest.config.ts in its second run, and by `npm run axe`. */
export const IS_WHOLE_RUN = process.env.TEST_RUN === 'whole';

/** How often a test that gains only confidence from more repeats itself: every day, and in `npm run test:long`. */
export const repetitions = (everyDay: number, whole: number): number => (IS_WHOLE_RUN ? whole : everyDay);

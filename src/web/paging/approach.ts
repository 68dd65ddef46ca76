/** The scroll position of a window in its page, in pixels. */
export type View = {
  /** The height of the page below the window. */
  below: number;
  /** Of the whole page. */
  height: number;
  window: number;
};

/** Whether this position is near enough to the end of the page to load more. */
export type IsNear = (view: View) => boolean;

export const withinPixels =
  (pixels: number): IsNear =>
  ({ below }) =>
    below <= pixels;

/** `share` of the page's height, between 0 and 1, has passed under the window's lower edge. */
export const pastShare =
  (share: number): IsNear =>
  ({ below, height }) =>
    height - below >= share * height;

/**
 * Detects a reader who moves towards the end. Being near is not enough: a reader of the footer stays near while the
 * list grows above it, and page after page would load without any scrolling. A page that does not fill the window
 * cannot be scrolled, so there being near is enough.
 */
export const createApproach = (isNear: IsNear) => {
  let below = Number.POSITIVE_INFINITY;
  return {
    /** Records the position; true when more must be loaded. */
    comesNear(view: View): boolean {
      const closer = view.below < below - 1 || view.height <= view.window;
      below = view.below;
      return closer && isNear(view);
    },
    /** Records a position that the reader did not scroll to. */
    note(view: View): void {
      below = view.below;
    },
  };
};

/** Where a window stands in its page, in pixels. */
export type View = {
  /** What of the page lies below the window. */
  below: number;
  /** Of the whole page. */
  height: number;
  window: number;
};

/** Whether a window that stands there is near enough to the end of the page for more to be loaded. */
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
 * Watches a reader come nearer to the end. Near is not enough: someone who reads the footer stays near while the
 * list grows above them, and would be brought page after page without having moved. A page that does not
 * fill the window cannot be scrolled, so there near is enough.
 */
export const createApproach = (isNear: IsNear) => {
  let below = Number.POSITIVE_INFINITY;
  return {
    /** Takes note of where the reader is; true when that calls for more. */
    comesNear(view: View): boolean {
      const closer = view.below < below - 1 || view.height <= view.window;
      below = view.below;
      return closer && isNear(view);
    },
    /** Takes note of a place the reader did not scroll to. */
    note(view: View): void {
      below = view.below;
    },
  };
};

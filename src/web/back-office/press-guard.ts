const SETTLE_MS = 500;

type Point = { readonly x: number; readonly y: number };
type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/**
 * Detects a press meant for the button that was there a moment ago: after a change of what the buttons do, a press
 * at the place of the last one is refused until the pointer has left that place, or half a second has passed.
 */
export const pressGuard = () => {
  let pressed: Area | undefined;
  let guarded: Area | undefined;
  let changedAt = 0;
  return {
    press: (area: Area) => {
      pressed = area;
    },
    move: (point: Point) => {
      if (guarded && !isIn(guarded, point)) guarded = undefined;
    },
    change: () => {
      guarded = pressed;
      changedAt = Date.now();
    },
    refuses: (point: Point): boolean =>
      guarded !== undefined && isIn(guarded, point) && Date.now() - changedAt < SETTLE_MS,
  };
};

const isIn = ({ left, top, right, bottom }: Area, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

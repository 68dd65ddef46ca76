const SETTLE_MS = 500;

type Point = { readonly x: number; readonly y: number };
type Area = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/**
 * Tells a press meant for the button that stood there a moment ago: after a change of what the buttons do, a press
 * at the place of the last one is refused until the pointer has left that place, or half a second has passed.
 */
export const pressGuard = () => {
  let pressed: Area | undefined;
  let changedAt = Number.NEGATIVE_INFINITY;
  const isThere = ({ x, y }: Point): boolean =>
    pressed !== undefined &&
    x >= pressed.left &&
    x <= pressed.right &&
    y >= pressed.top &&
    y <= pressed.bottom;
  return {
    press: (area: Area) => {
      pressed = area;
    },
    move: (point: Point) => {
      if (!isThere(point)) pressed = undefined;
    },
    change: () => {
      changedAt = Date.now();
    },
    refuses: (point: Point): boolean => isThere(point) && Date.now() - changedAt < SETTLE_MS,
  };
};

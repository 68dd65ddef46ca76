import { LRUCache } from 'lru-cache';
import { AppError } from '#server/errors.ts';

type Settings = {
  draw: (svg: string) => Promise<Buffer>;
  /** Bytes of images in memory. */
  maxBytes: number;
  /** Images that may wait to be drawn; one more is refused. */
  maxWaiting: number;
};

/**
 * An LRU cache of drawn images. Each is drawn once, one at a time: drawing takes a processor for half a
 * second, which must not delay readers.
 */
export const createImageCache = ({ draw, maxBytes, maxWaiting }: Settings) => {
  const images = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  const underway = new Map<string, Promise<Buffer>>();
  let turn: Promise<unknown> = Promise.resolve();

  const drawInTurn = async (address: string, svg: () => string): Promise<Buffer> => {
    const before = turn;
    const drawing = before.then(() => draw(svg()));
    turn = drawing.catch(() => undefined);
    try {
      const image = await drawing;
      images.set(address, image);
      return image;
    } finally {
      underway.delete(address);
    }
  };

  return {
    async take(address: string, svg: () => string): Promise<Buffer> {
      const image = images.get(address) ?? underway.get(address);
      if (image) return image;
      if (underway.size > maxWaiting) throw new AppError('image.busy', { address });
      const drawing = drawInTurn(address, svg);
      underway.set(address, drawing);
      return drawing;
    },
  };
};

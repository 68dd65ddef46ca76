/** Far more than any article; a service that goes on for ever fills no memory. */
const MOST_BYTES = 2 * 1024 * 1024;

/** The fetch of the platform, whose answers are cut off with an error once they are too long. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let read = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > MOST_BYTES) controller.error(new RangeError('answer too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, response);
};

/** The bytes of an answer; one larger than `most` is aborted before it is complete. */
export const readBounded = async (response: Response, most: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) throw new RangeError(`The answer is larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** Like `fetch`, for a client that reads answers whole: an endless one must not fill the memory. */
export const boundedFetch =
  (most: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    let size = 0;
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          size += chunk.byteLength;
          if (size > most) controller.error(new RangeError(`The answer is larger than ${most} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(counted ?? null, response);
  };

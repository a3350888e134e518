/**
 * Maximum size of a response in bytes. The largest useful ones are a listing, or an hour of speech with
 * segments.
 */
const MAX_BYTES = 4 * 1024 * 1024;

/**
 * Fetches like `fetch`, but fails once a response is larger than anything useful, before it fills the memory.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init);
  if (answer.body === null) return answer;
  let received = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > MAX_BYTES) controller.error(new Error('the answer is too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, answer);
};

import { z } from 'zod';

/** The part of a transcription that tells how sure the model was, as servers send it beside the text. */
const Heard = z.object({
  segments: z
    .array(
      z.object({
        start: z.number().optional(),
        end: z.number().optional(),
        tokens: z.array(z.unknown()).optional(),
        avg_logprob: z.number(),
        no_speech_prob: z.number().min(0).max(1).optional(),
      }),
    )
    .min(1),
});

/**
 * How sure the server is of what it heard, from 0 to 1: e to the mean log-probability of its tokens, where long
 * segments weigh more, lowered by how likely it is that nobody spoke. Null when the server does not tell.
 */
export function confidenceOf(body: unknown): number | null {
  const heard = Heard.safeParse(body);
  if (!heard.success) return null;
  let weights = 0;
  let logs = 0;
  let spoken = 0;
  for (const { tokens, start, end, avg_logprob, no_speech_prob = 0 } of heard.data.segments) {
    const weight = Math.max(tokens?.length ?? (end ?? 0) - (start ?? 0), 0.01);
    weights += weight;
    logs += weight * Math.min(avg_logprob, 0);
    spoken += weight * (1 - no_speech_prob);
  }
  return Math.exp(logs / weights) * (spoken / weights);
}

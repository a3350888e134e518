import { z } from 'zod';

/** The part of a transcription response that tells how sure the model was. */
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
 * Returns the confidence of a transcription, from 0 to 1: e to the mean log-probability of its tokens,
 * weighted by segment length, reduced by the probability of silence. Null if the server doesn't say.
 */
export function confidenceOf(body: unknown): number | null {
  const transcription = Heard.safeParse(body);
  if (!transcription.success) return null;
  let weights = 0;
  let logs = 0;
  let spoken = 0;
  for (const { tokens, start, end, avg_logprob, no_speech_prob = 0 } of transcription.data.segments) {
    const weight = Math.max(tokens?.length ?? (end ?? 0) - (start ?? 0), 0.01);
    weights += weight;
    logs += weight * Math.min(avg_logprob, 0);
    spoken += weight * (1 - no_speech_prob);
  }
  return Math.exp(logs / weights) * (spoken / weights);
}

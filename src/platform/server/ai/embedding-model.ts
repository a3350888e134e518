import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import { AiFailure } from './ai-failure.ts';
import type { ModelSettings } from './ai-settings.ts';
import type { Spending } from './call-record.ts';
import { limitedFetch } from './limited-fetch.ts';

// Turns the library's warnings off, because the log consists of JSON lines.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** Creates a model that turns texts into vectors. Texts with similar meanings have nearby vectors. */
export function createEmbeddingModel({ baseUrl, apiKey, model }: ModelSettings) {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch: limitedFetch,
  });

  return async (texts: readonly string[], signal: AbortSignal, spending: Spending): Promise<number[][]> => {
    const { embeddings, usage } = await embedMany({
      model: provider.embeddingModel(model),
      values: [...texts],
      abortSignal: signal,
      maxRetries: 0,
      maxParallelCalls: 1,
    });
    spending.inputTokens += Number.isFinite(usage.tokens) ? usage.tokens : 0;
    if (!isOneEach(embeddings, texts.length)) throw new AiFailure('unreadable');
    return embeddings;
  };
}

/** Whether there is one vector per text, all of the same length. */
const isOneEach = (vectors: readonly number[][], texts: number): boolean =>
  vectors.length === texts &&
  vectors.every(
    (vector) => vector.length > 0 && vector.length === vectors[0]?.length && vector.every(Number.isFinite),
  );

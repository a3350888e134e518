import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import { AiFailure } from './ai-failure.ts';
import type { ModelSettings } from './ai-settings.ts';
import type { Spending } from './call-record.ts';
import { limitedFetch } from './limited-fetch.ts';

/** A model that turns texts into vectors. */
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
    });
    spending.inputTokens += usage.tokens || 0;
    const size = embeddings[0]?.length ?? 0;
    const isWhole =
      embeddings.length === texts.length &&
      size > 0 &&
      embeddings.every((each) => each.length === size && each.every((one) => Number.isFinite(one)));
    if (!isWhole) throw new AiFailure('unreadable');
    return embeddings;
  };
}

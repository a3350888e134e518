import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError } from '@ai-sdk/provider';
import { generateText, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { AiFailure } from './ai-failure.ts';
import type { ModelSettings } from './ai-settings.ts';
import type { Spending } from './call-record.ts';
import { limitedFetch } from './limited-fetch.ts';
import { readJson } from './read-json.ts';

export interface ChatRequest {
  instructions: string;
  prompt: string;
  images?: readonly Uint8Array[];
  signal: AbortSignal;
  /** Adds the usage of the request, even if its answer is unusable. */
  spending: Spending;
}

export interface ObjectRequest<T> extends ChatRequest {
  schema: z.ZodType<T>;
  read?: (text: string) => unknown;
  /** Name of the schema. */
  name: string;
}

// Turns the library's warnings off, because the log consists of JSON lines.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** How to request JSON: by a schema, as any JSON with the schema in the prompt, or by the prompt alone. */
const FORMATS = ['schema', 'json', 'words'] as const;

/** Creates a model that uses chat completions, which every server supports. */
export function createChatModel({ baseUrl, apiKey, model }: ModelSettings) {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    // Without this the library silently drops the schema.
    supportsStructuredOutputs: true,
    fetch: limitedFetch,
  });

  /** Sends one request. Also returns an answer that the library can't parse, because ours may. */
  async function ask(
    request: ChatRequest,
    instructions: string,
    output?: typeof asJson | ReturnType<typeof asSchema>,
  ) {
    const { prompt, images = [], signal, spending } = request;
    const answered = await generateText({
      model: provider(model),
      instructions,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: prompt },
            ...images.map((data) => ({ type: 'file' as const, data, mediaType: 'image/jpeg' })),
          ],
        },
      ],
      ...(output !== undefined && { output }),
      abortSignal: signal,
      maxRetries: 0,
    }).catch((error: unknown) => {
      if (NoObjectGeneratedError.isInstance(error)) return error;
      throw error;
    });
    spending.inputTokens += answered.usage?.inputTokens ?? 0;
    spending.outputTokens += answered.usage?.outputTokens ?? 0;
    return answered.text ?? '';
  }

  /** The best format that this server is known to support. */
  let best = 0;

  return {
    async text(request: ChatRequest): Promise<string> {
      const text = (await ask(request, request.instructions)).trim();
      if (text === '') throw new AiFailure('unreadable');
      return text;
    },

    async object<T>(request: ObjectRequest<T>): Promise<T> {
      const { instructions, schema, name, read: readText = readJson } = request;
      const described = `${instructions}\n\nAnswer with one JSON object and nothing else. It must match this schema:\n${JSON.stringify(z.toJSONSchema(schema))}`;
      for (let way = best; ; way += 1) {
        const format = FORMATS[way] ?? 'words';
        try {
          const text =
            format === 'schema'
              ? await ask(request, instructions, asSchema(schema, name))
              : await ask(request, described, format === 'json' ? asJson : undefined);
          best = way;
          const read = schema.safeParse(readText(text));
          if (!read.success) throw new AiFailure('unreadable');
          return read.data;
        } catch (error) {
          if (format === 'words' || !isNotUnderstood(error)) throw error;
        }
      }
    },
  };
}

const asJson = Output.json();
const asSchema = (schema: z.ZodType, name: string) => Output.object({ schema, name });

/** Whether a server rejected the format: many support no schemas, and some no JSON mode. */
const isNotUnderstood = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422);

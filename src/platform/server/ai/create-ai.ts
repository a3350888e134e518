import { setTimeout as delay } from 'node:timers/promises';
import { APICallError } from '@ai-sdk/provider';
import type { Metric } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { Ai, AiCall, ObjectCall, TextCall } from './ai.ts';
import { AiFailure } from './ai-failure.ts';
import type { ModelSettings } from './ai-settings.ts';
import { type CallRecord, createCallRecords, type Spending } from './call-record.ts';

type Kind = CallRecord['kind'];

/**
 * Connects the configured models. The libraries are loaded on the first call, because many sites never make
 * one.
 */
export function createAi({ config, db, log }: { config: Pick<Config, 'ai'>; db: Database; log: Log }): {
  ai: Ai;
  metrics: readonly Metric[];
} {
  const { text, vision, speech, embedding, prices, timeoutSeconds } = config.ai;
  const records = createCallRecords({ db, log, prices });

  /** Makes a call and records it, whether or not it succeeds. */
  async function make<T>(
    kind: Kind,
    model: string,
    { purpose, signal }: AiCall,
    work: (signal: AbortSignal, spending: Spending) => Promise<T>,
  ): Promise<T> {
    const spending: Spending = { inputTokens: 0, outputTokens: 0, audioSeconds: 0 };
    const start = performance.now();
    const record = (outcome: CallRecord['outcome']) =>
      records.record({
        ...spending,
        purpose,
        model,
        kind,
        outcome,
        seconds: (performance.now() - start) / 1000,
      });
    try {
      const answer = await attemptCall((either) => work(either, spending), {
        timeoutSeconds,
        ...(signal !== undefined && { signal }),
      });
      await record('answered');
      return answer;
    } catch (error) {
      const failure = error instanceof AiFailure ? error : new AiFailure('unavailable');
      // Logs neither people's words nor the provider's message, which can repeat a key.
      const { reason, status } = failure;
      if (reason !== 'aborted') log.warn({ purpose, model, reason, status }, 'a model gave no answer');
      await record(reason);
      throw failure;
    }
  }

  // Loaded before the model's timeout starts.
  const chat = (settings: ModelSettings) => {
    const loaded = once(async () => (await import('./chat-model.ts')).createChatModel(settings));
    return {
      async text(call: TextCall) {
        const { system: instructions, prompt } = call;
        const model = await loaded();
        return make('text', settings.model, call, (signal, spending) =>
          model.text({ instructions, prompt, signal, spending }),
        );
      },
      async object<T>(kind: Kind, call: ObjectCall<T> & { images?: readonly Uint8Array[] }) {
        const { system: instructions, purpose, ...request } = call;
        const name = purpose.replaceAll(/[^\w-]/g, '_');
        const model = await loaded();
        return make(kind, settings.model, call, (signal, spending) =>
          model.object<T>({ ...request, instructions, name, signal, spending }),
        );
      },
    };
  };

  const textModel = text && chat(text);
  const visionModel = vision && chat(vision);
  const loadSpeechModel =
    speech && once(async () => (await import('./speech-model.ts')).createSpeechModel(speech));
  const loadEmbeddingModel =
    embedding && once(async () => (await import('./embedding-model.ts')).createEmbeddingModel(embedding));
  return {
    ai: {
      text: textModel?.text ?? null,
      object: textModel ? (call) => textModel.object('text', call) : null,
      vision: visionModel ? (call) => visionModel.object('vision', call) : null,
      transcribe:
        speech && loadSpeechModel
          ? async (call) => {
              const hear = await loadSpeechModel();
              return make('speech', speech.model, call, (signal, spending) => hear(call, signal, spending));
            }
          : null,
      embed:
        embedding && loadEmbeddingModel
          ? async (call) => {
              const embed = await loadEmbeddingModel();
              return make('embedding', embedding.model, call, (signal, spending) =>
                embed(call.texts, signal, spending),
              );
            }
          : null,
    },
    metrics: records.metrics,
  };
}

/** Runs `make` on the first call only. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => (created ??= make());
}

/** Milliseconds before the retry, unless the server names a time. */
const RETRY_DELAY_MS = 300;
/** The longest delay that a server can request, in milliseconds. */
const MAX_RETRY_DELAY_MS = 3000;

/**
 * Calls a provider and retries once after a temporary failure, within the same timeout.
 * @throws AiFailure
 */
async function attemptCall<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { timeoutSeconds, signal }: { timeoutSeconds: number; signal?: AbortSignal },
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  const either = signal === undefined ? timeout : AbortSignal.any([signal, timeout]);
  const failureOf = (error: unknown) => {
    if (signal?.aborted) return new AiFailure('aborted');
    return timeout.aborted ? new AiFailure('timeout') : asFailure(error);
  };
  try {
    try {
      return await call(either);
    } catch (error) {
      if (either.aborted || !isTemporary(error)) throw error;
      await delay(retryDelayOf(error), undefined, { signal: either });
      return await call(either);
    }
  } catch (error) {
    throw failureOf(error);
  }
}

const statusOf = (error: unknown): number | null =>
  APICallError.isInstance(error) ? (error.statusCode ?? null) : null;

/** Whether the response itself could not be parsed, although the server responded successfully. */
const isGarbled = (error: unknown): boolean => {
  const status = statusOf(error);
  return status !== null && status < 300;
};

function isTemporary(error: unknown): boolean {
  if (error instanceof AiFailure) return error.reason === 'unreadable' || error.reason === 'unavailable';
  if (!APICallError.isInstance(error)) return true;
  return isGarbled(error) || error.isRetryable;
}

function retryDelayOf(error: unknown): number {
  const seconds = APICallError.isInstance(error)
    ? Number(error.responseHeaders?.['retry-after'])
    : Number.NaN;
  return seconds > 0 ? Math.min(seconds * 1000, MAX_RETRY_DELAY_MS) : RETRY_DELAY_MS;
}

function asFailure(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error;
  const status = statusOf(error);
  if (isGarbled(error)) return new AiFailure('unreadable', status);
  if (status === null || status >= 500 || status === 408 || status === 429) {
    return new AiFailure('unavailable', status);
  }
  return new AiFailure(status === 404 || status === 405 || status === 501 ? 'absent' : 'refused', status);
}

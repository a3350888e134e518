import { sql } from 'kysely';
import { Counter, Histogram, type Metric } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import type { AiFailureReason } from './ai-failure.ts';
import type { ModelPrice } from './ai-settings.ts';

/** What a call has used so far, across all its requests. */
export interface Spending {
  inputTokens: number;
  outputTokens: number;
  audioSeconds: number;
}

/** A finished call. Contains nothing about the caller or the content. */
export interface CallRecord extends Spending {
  purpose: string;
  model: string;
  kind: 'text' | 'vision' | 'speech' | 'embedding';
  outcome: 'answered' | AiFailureReason;
  /** From the call to its answer. */
  seconds: number;
}

export interface CallRecords {
  /** Stores a call. Never fails. */
  record(call: CallRecord): Promise<void>;
  /** For the metrics page. */
  metrics: readonly Metric[];
}

/** Returns the cost of a call in millionths of a dollar; null if the model's price is not set. */
function costOf(
  { inputTokens, outputTokens, audioSeconds }: Spending,
  price: ModelPrice | undefined,
): number | null {
  if (price === undefined) return null;
  return Math.round(
    inputTokens * price.input + outputTokens * price.output + (audioSeconds / 60) * price.minute * 1e6,
  );
}

/** Days for which calls are stored. */
const RETENTION_DAYS = 90;

interface Options {
  db: Database;
  log: Log;
  prices: ReadonlyMap<string, ModelPrice>;
}

export function createCallRecords({ db, log, prices }: Options): CallRecords {
  // Registered by the metrics page, which has its own registry.
  const registers: [] = [];
  const calls = new Counter({
    name: 'offhand_ai_calls_total',
    help: 'Calls to models',
    labelNames: ['purpose', 'kind', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'offhand_ai_call_seconds',
    help: 'Time from the call to a model to its answer',
    labelNames: ['kind'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  const tokens = new Counter({
    name: 'offhand_ai_tokens_total',
    help: 'Tokens that models read and wrote',
    labelNames: ['kind', 'direction'],
    registers,
  });
  const audio = new Counter({
    name: 'offhand_ai_audio_seconds_total',
    help: 'Seconds of audio that models heard',
    registers,
  });
  const cost = new Counter({
    name: 'offhand_ai_cost_dollars_total',
    help: 'US dollars that calls to models with a known price cost',
    labelNames: ['kind'],
    registers,
  });

  return {
    async record(call) {
      const { purpose, kind, outcome } = call;
      const microdollars = costOf(call, prices.get(call.model));
      calls.inc({ purpose, kind, outcome });
      seconds.observe({ kind }, call.seconds);
      tokens.inc({ kind, direction: 'in' }, call.inputTokens);
      tokens.inc({ kind, direction: 'out' }, call.outputTokens);
      audio.inc(call.audioSeconds);
      cost.inc({ kind }, (microdollars ?? 0) / 1e6);
      await db
        .insertInto('ai_calls')
        .values({
          purpose,
          kind,
          outcome,
          model: call.model,
          input_tokens: call.inputTokens,
          output_tokens: call.outputTokens,
          audio_seconds: call.audioSeconds,
          seconds: call.seconds,
          cost_microdollars: microdollars,
        })
        .execute()
        .catch((error: unknown) => log.warn({ err: error }, 'call to a model not recorded'));
    },
    metrics: [calls, seconds, tokens, audio, cost],
  };
}

/** Removes old calls. Runs on a schedule. */
export async function sweepCalls(db: Database): Promise<void> {
  await sql`delete from ai_calls where called_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
    db,
  );
}

import type { Span } from '@opentelemetry/api';
import type { TracingSettings } from './tracing-settings.ts';

/** A step of a trace, such as a request, a statement or a job. */
export interface Step {
  name: string;
  /** A job starts a trace of its own. Others are part of the step in which they happen. */
  kind: 'request' | 'part' | 'job' | 'outgoing';
  attributes: Record<string, string | number>;
  /** The `traceparent` of the request, if its sender is trusted. */
  parent?: string | undefined;
}

export interface Tracer {
  /** Runs work as a step. What it does becomes part of it. */
  run<T>(step: Step, work: (span: Span) => Promise<T>): Promise<T>;
  /** Starts a step that contains no others. Returns the function that ends it. */
  start(step: Step): (error?: unknown) => void;
  /** Whether a step is running, which another one would become part of. */
  isInStep(): boolean;
  /** The id of the trace, for the log. */
  traceId(): string | undefined;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** Of the process, like the connection to its database. Null where traces are off, which then cost nothing. */
let tracer: Tracer | null = null;
export const currentTracer = (): Tracer | null => tracer;

/** Starts traces by OpenTelemetry, if the settings ask for them. Returns the function that ends them. */
export async function startTracing(settings: TracingSettings | null): Promise<() => Promise<void>> {
  if (settings === null) return async () => undefined;
  const { createTracer } = await import('./open-telemetry.ts');
  const started = createTracer(settings);
  tracer = started;
  return async () => {
    tracer = null;
    await started.stop();
  };
}

/** Runs work as a step where traces are on. */
export const traced = <T>(step: Step, work: () => Promise<T>): Promise<T> =>
  tracer === null ? work() : tracer.run(step, work);

type Callback = (error: unknown, ...results: unknown[]) => void;

/** Runs a statement of a request or job as a step. `args` may end in a callback, as for `query` of pg. */
export function traceStatement(
  text: string,
  args: readonly unknown[],
  query: (...args: unknown[]) => unknown,
): unknown {
  if (tracer === null || !tracer.isInStep()) return query(...args);
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const end = tracer.start({
    name: operation,
    kind: 'outgoing',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      // Has no values: they are sent beside it.
      'db.query.text': text,
    },
  });
  const callback = args.at(-1);
  if (typeof callback === 'function') {
    const ending: Callback = (error, ...results) => {
      end(error ?? undefined);
      (callback as Callback)(error, ...results);
    };
    return query(...args.slice(0, -1), ending);
  }
  const answer = query(...args) as Promise<unknown>;
  answer.then(() => end(), end);
  return answer;
}

import { pino } from 'pino';
import type { Config } from './config.ts';
import { currentTracer } from './tracing.ts';

/**
 * Creates the structured log, one JSON object per line on standard output. Secrets are removed everywhere.
 */
export function createLog(config: Pick<Config, 'logLevel'>) {
  return pino({
    level: config.logLevel,
    base: undefined,
    ...(currentTracer() && { mixin: () => ({ trace_id: currentTracer()?.traceId() }) }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: {
      paths: [
        'password',
        'pin',
        'token',
        'secret',
        'cookie',
        'authorization',
        '*.password',
        '*.pin',
        '*.token',
      ],
      censor: '[cut]',
    },
  });
}

export type Log = ReturnType<typeof createLog>;

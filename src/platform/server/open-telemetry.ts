import { setTimeout as delay } from 'node:timers/promises';
import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Step, Tracer } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** A collector that does not answer must not keep the process from ending. */
const MAX_STOP_MS = 3_000;

const KINDS: Readonly<Record<Step['kind'], SpanKind>> = {
  request: SpanKind.SERVER,
  part: SpanKind.INTERNAL,
  job: SpanKind.CONSUMER,
  outgoing: SpanKind.CLIENT,
};

/**
 * Creates traces by OpenTelemetry and sends them by OTLP. The exporter and the resource read their variables, such as
 * OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_SERVICE_NAME, from the environment. Outgoing requests carry no trace id: they go
 * to services of others.
 */
export function createTracer(settings: TracingSettings): Tracer {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'offhand' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const contexts = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contexts);
  trace.setGlobalTracerProvider(provider);
  const requests = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Queries may contain keys.
    requestHook: (span, { origin, path }) =>
      void span.setAttributes({ 'url.full': origin + path.split('?', 1)[0], 'url.query': '' }),
  });
  requests.setTracerProvider(provider);
  const tracer = provider.getTracer('offhand');
  const propagator = new W3CTraceContextPropagator();

  function begin({ name, kind, attributes, parent }: Step): Span {
    const around =
      parent === undefined
        ? kind === 'job'
          ? ROOT_CONTEXT
          : context.active()
        : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, HEADERS);
    return tracer.startSpan(name, { kind: KINDS[kind], attributes }, around);
  }

  return {
    async run(step, work) {
      const span = begin(step);
      try {
        return await context.with(trace.setSpan(context.active(), span), () => work(span));
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    start(step) {
      const span = begin(step);
      return (error) => {
        if (error !== undefined) fail(span, error);
        span.end();
      };
    },
    isInStep: () => trace.getActiveSpan() !== undefined,
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    async stop() {
      requests.disable();
      trace.disable();
      context.disable();
      await Promise.race([provider.shutdown(), delay(MAX_STOP_MS, undefined, { ref: false })]);
    },
  };
}

const HEADERS = {
  keys: (headers: Record<string, string>) => Object.keys(headers),
  get: (headers: Record<string, string>, name: string) => headers[name],
};

/** Marks a step as failed. Messages may contain what people wrote, so only the kind of error is sent. */
function fail(span: Span, error: unknown): void {
  const { code, name } = error as { code?: unknown; name?: unknown };
  span.setAttribute('error.type', String(code ?? name ?? 'error'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_off'
      ? new AlwaysOffSampler()
      : name === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

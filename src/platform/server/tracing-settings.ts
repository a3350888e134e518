import { z } from 'zod';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export interface TracingSettings {
  sampler: (typeof SAMPLERS)[number];
  /** The part of traces that is sent, for a sampler by ratio. */
  ratio: number;
}

const address = z.url({ protocol: /^https?$/ }).optional();

/** Those of OpenTelemetry's variables that decide here. Its exporter reads others. */
export const tracingSettingShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf').optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).optional(),
};

type Values = z.infer<z.ZodObject<typeof tracingSettingShape>>;

export const TRACING_EXPECTED: Record<keyof Values, string> = {
  OTEL_EXPORTER_OTLP_ENDPOINT: 'a collector with OTLP over HTTP, such as http://localhost:4318',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'the address for traces, such as http://localhost:4318/v1/traces',
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
  OTEL_TRACES_SAMPLER: SAMPLERS.join(', '),
  OTEL_TRACES_SAMPLER_ARG: 'a number from 0 to 1',
  OTEL_SDK_DISABLED: 'true or false',
};

/** Returns how to trace; null if nothing receives traces. */
export function readTracingSettings(values: Values): TracingSettings | null {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined || values.OTEL_SDK_DISABLED === 'true') return null;
  return { sampler: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG };
}

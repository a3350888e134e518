import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import protobuf from 'protobufjs';

/** What our tests read of opentelemetry/proto/collector/trace/v1/trace_service.proto. */
const PROTOCOL = `
syntax = "proto3";
message ExportTraceServiceRequest { repeated ResourceSpans resource_spans = 1; }
message ResourceSpans { Resource resource = 1; repeated ScopeSpans scope_spans = 2; }
message Resource { repeated KeyValue attributes = 1; }
message ScopeSpans { repeated Span spans = 2; }
message Span {
  bytes trace_id = 1; bytes span_id = 2; bytes parent_span_id = 4; string name = 5; int32 kind = 6;
  repeated KeyValue attributes = 9; Status status = 15;
}
message Status { string message = 2; int32 code = 3; }
message KeyValue { string key = 1; AnyValue value = 2; }
message AnyValue {
  oneof value { string string_value = 1; bool bool_value = 2; int64 int_value = 3; double double_value = 4; }
}`;

type Value = Record<string, unknown>;
interface Attribute {
  key: string;
  value: Value;
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: {
        traceId: Uint8Array;
        spanId: Uint8Array;
        parentSpanId: Uint8Array;
        name: string;
        kind: number;
        attributes: Attribute[];
        status: { code: number } | null;
      }[];
    }[];
  }[];
}

export interface ReceivedSpan {
  trace: string;
  id: string;
  /** Empty for the first of a trace. */
  parent: string;
  name: string;
  kind: 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes: Record<string, unknown>;
  isError: boolean;
  service: unknown;
}

const KINDS = ['internal', 'internal', 'server', 'client', 'producer', 'consumer'] as const;

/** Starts a collector of OpenTelemetry that receives traces by OTLP over HTTP, as protobuf. */
export async function startTraceReceiver() {
  const message = protobuf.parse(PROTOCOL).root.lookupType('ExportTraceServiceRequest');
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const isExport =
      request.method === 'POST' &&
      request.url === '/v1/traces' &&
      request.headers['content-type'] === 'application/x-protobuf';
    if (!isExport) return response.writeHead(400).end();
    bodies.push(body);
    spans.push(...spansOf(message.toObject(message.decode(body), { arrays: true, longs: Number }) as Export));
    response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything received, as it was sent. */
    raw: () => Buffer.concat(bodies).toString('latin1'),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function spansOf({ resourceSpans }: Export): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        trace: hex(span.traceId),
        id: hex(span.spanId),
        parent: hex(span.parentSpanId),
        name: span.name,
        kind: KINDS[span.kind] ?? 'internal',
        attributes: recordOf(span.attributes),
        isError: span.status?.code === 2,
        service: recordOf(resource.attributes)['service.name'],
      })),
    ),
  );
}

const hex = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');
const recordOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

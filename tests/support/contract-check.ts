import { z } from 'zod';

/**
 * Checks a response.
 * @throws if the OpenAPI document does not declare it for its method, path and status.
 */
export type CheckAnswer = (method: string, path: string, answer: Response) => Promise<void>;

type JsonSchema = { [key: string]: unknown };
type ErrorCodes = Record<string, string[] | undefined>;
interface DeclaredAnswer {
  content?: Record<string, { schema: JsonSchema }>;
}
interface Operation {
  responses: Record<string, DeclaredAnswer>;
  'x-errors'?: ErrorCodes;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: { Problem: DeclaredAnswer & { 'x-errors': ErrorCodes } };
  };
}

let known: Promise<CheckAnswer> | undefined;

/** Returns the check of a site's responses. Every site declares the same, so the first one is asked. */
export const createContractCheck = (url: string): Promise<CheckAnswer> => (known ??= readContract(url));

async function readContract(url: string): Promise<CheckAnswer> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi;
  const patterns = Object.entries(document.paths)
    // '/listings/own' has to match before '/listings/{id}'.
    .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
    .map(([path, operations]) => ({
      path,
      operations,
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
    }));
  const parsers = new Map<JsonSchema, z.ZodType>();
  const parserOf = (schema: JsonSchema): z.ZodType => {
    const parser = parsers.get(schema) ?? z.fromJSONSchema(closed(schema, document.components.schemas));
    parsers.set(schema, parser);
    return parser;
  };

  return async (method, path, answer) => {
    const endpoint = patterns.find(
      ({ pattern, operations }) => pattern.test(path) && operations[method.toLowerCase()],
    );
    const operation = endpoint?.operations[method.toLowerCase()];
    if (operation === undefined) return;
    const name = `${method} ${endpoint?.path} ${answer.status}`;
    const { Problem } = document.components.responses;
    const codes = [operation['x-errors'], Problem['x-errors']].flatMap(
      (errors) => errors?.[answer.status] ?? [],
    );
    const declared = operation.responses[answer.status] ?? (codes.length > 0 ? Problem : undefined);
    if (declared === undefined)
      throw new Error(`${name} is not in the OpenAPI document: ${await answer.text()}`);
    const [type, content] = Object.entries(declared.content ?? {})[0] ?? [];
    if (type === undefined || content === undefined || !type.includes('json')) return;
    if (!answer.headers.get('Content-Type')?.startsWith(type)) {
      throw new Error(`${name} answered ${answer.headers.get('Content-Type')}, not ${type}`);
    }
    const body: unknown = await answer.json();
    const parsed = parserOf(content.schema).safeParse(body);
    if (!parsed.success)
      throw new Error(`${name} is not what it declares:\n${z.prettifyError(parsed.error)}`);
    if (declared !== Problem) return;
    const { code } = body as { code: string };
    if (!codes.includes(code)) throw new Error(`${name} is not declared to answer ${code}`);
  };
}

/** Resolves a schema's references and closes its objects, because an undeclared field is a leak. */
function closed(schema: unknown, schemas: Record<string, JsonSchema>): JsonSchema {
  const { $ref, allOf, ...rest } = schema as JsonSchema & { $ref?: string; allOf?: unknown[] };
  if ($ref !== undefined) return closed(schemas[$ref.split('/').at(-1) ?? ''], schemas);
  const whole = (allOf ?? [])
    .map((part) => closed(part, schemas))
    .reduceRight<JsonSchema>(merged, written(rest, schemas));
  return whole.properties === undefined || whole.additionalProperties !== undefined
    ? whole
    : { ...whole, additionalProperties: false };
}

function merged(whole: JsonSchema, part: JsonSchema): JsonSchema {
  return {
    ...part,
    ...whole,
    properties: { ...(part.properties as object), ...(whole.properties as object) },
    required: [...((part.required as string[]) ?? []), ...((whole.required as string[]) ?? [])],
  };
}

function written(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const copy = { ...schema };
  for (const key of ['items', 'not']) if (copy[key] !== undefined) copy[key] = closed(copy[key], schemas);
  for (const key of ['anyOf', 'oneOf']) {
    if (Array.isArray(copy[key])) copy[key] = copy[key].map((part) => closed(part, schemas));
  }
  if (typeof copy.properties === 'object') {
    const properties = Object.entries(copy.properties as object);
    copy.properties = Object.fromEntries(
      properties.map(([name, property]) => [name, closed(property, schemas)]),
    );
  }
  return copy;
}

import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { commonErrors, type ErrorSpec } from '../../../shared/errors.ts';
import { tokenErrors } from './token-errors.ts';

type ErrorCodes = Record<string, string[] | undefined>;
interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  requestBody?: unknown;
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, unknown>;
  'x-errors'?: ErrorCodes;
}
interface OpenApi {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { enum?: string[] }>;
    responses: { Problem: { content: Record<string, unknown>; 'x-errors': ErrorCodes } };
    securitySchemes: Record<string, unknown>;
  };
}

/** Allowed first words of operation names. Other verbs may be added, nouns may not. */
const VERBS =
  'accept add announce appeal block buy cancel change check choose claim compare confirm count counter create decide decline delete discard dismiss download draft drop edit end enhance find forget generate get hand join keep leave list make mark open pause pay preview propose publish read receive record refresh refund release relist remove rename renew reply request resend reserve reset restore resume retry reveal revoke rotate run save search sell send set share show sign start stop subscribe suggest take thank transcribe try unblock undo unmark unsave unsubscribe update upload withdraw write'.split(
    ' ',
  );

let app: TestApp;
let document: OpenApi;

beforeAll(async () => {
  app = await startTestApp();
  document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as OpenApi;
});
afterAll(() => app?.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method,
      path,
      operation,
    })),
  );

test('The API describes itself as OpenAPI 3.1, each endpoint with its purpose', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers.map(({ url }) => url)).toEqual([app.config.publicUrl]);
  expect(operations().length).toBeGreaterThan(15);
  const described = document.tags.filter(({ description }) => description).map(({ name }) => name);
  for (const { name, operation } of operations()) {
    expect(operation.summary, name).toBeTruthy();
    expect(operation.tags, name).toHaveLength(1);
    expect(described, name).toEqual(expect.arrayContaining(operation.tags ?? []));
  }
});

test('Each endpoint has a unique operationId that begins with a verb', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) {
    expect(id).toMatch(/^[a-z]+([A-Z][a-z]*)+$/);
    expect(VERBS).toContain(/^[a-z]+/.exec(id ?? '')?.[0]);
  }
});

test('The document names every error that a feature can return, under its status', async () => {
  const files = globSync('src/features/*/*/contract/errors.ts');
  expect(files).not.toEqual([]);
  for (const file of files) {
    const catalogue: Record<string, Record<string, ErrorSpec>> = await import(join(process.cwd(), file));
    for (const spec of Object.values(catalogue).flatMap((specs) => Object.values(specs))) {
      if (typeof spec?.code !== 'string') continue;
      const named = operations().filter(({ operation }) =>
        operation['x-errors']?.[spec.status]?.includes(spec.code),
      );
      expect(named, `${file} ${spec.status} ${spec.code}`).not.toEqual([]);
    }
  }
});

test('All failures share one response, which names the errors of any request', () => {
  const { Problem } = document.components.responses;
  expect(Problem.content).toHaveProperty(['application/problem+json']);
  const anywhere = [
    commonErrors.INVALID_INPUT,
    commonErrors.TOO_MANY_REQUESTS,
    commonErrors.FOREIGN_ORIGIN,
    commonErrors.ACCOUNT_SUSPENDED,
    commonErrors.ACCOUNT_LIMITED,
    commonErrors.ONLY_SEEING,
    commonErrors.CLOSED_TO_SEEING,
    commonErrors.UNREADABLE_REQUEST,
    commonErrors.TOO_LARGE,
    commonErrors.SOMETHING_WENT_WRONG,
    ...Object.values(tokenErrors),
  ];
  for (const { status, code } of anywhere) expect(Problem['x-errors'][status]).toContain(code);
  for (const { name, operation } of operations()) {
    expect(operation.responses.default, name).toMatchObject({ $ref: '#/components/responses/Problem' });
    // A range outside a file is answered without a body.
    const failures = Object.keys(operation.responses).filter(
      (status) => Number(status) >= 400 && status !== '416',
    );
    expect(failures, name).toEqual([]);
  }
});

test('An endpoint that needs a session or a guest declares it, and refuses visitors', async () => {
  expect(Object.keys(document.components.securitySchemes).sort()).toEqual(['guest', 'session', 'token']);
  for (const { name, method, path, operation } of operations()) {
    const { security, requestBody, parameters = [], 'x-errors': errors } = operation;
    expect(security, name).toBeDefined();
    const needsSomebody = security?.length && security.every((way) => Object.keys(way).length > 0);
    // An invalid request may get a validation error instead. The WebSocket has its own test.
    const needsInput = requestBody || parameters.some((input) => input.required && input.in === 'query');
    if (!needsSomebody || needsInput || path === '/api/live') continue;
    const filled = path
      .replace('{subject}', 'profile')
      .replace('{planType}', 'premium_yearly')
      .replace('/changes/{id}', '/changes/1')
      .replace('/jobs/{name}', '/jobs/deals.sweep')
      .replace('/settings/{key}', '/settings/siteName')
      .replace('{setting}', 'logo')
      .replace(/\{\w+\}/g, randomUUID());
    const answer = await fetch(app.url + filled, { method: method.toUpperCase() });
    const { code } = (await answer.json()) as { code: string };
    expect(errors?.['401'], name).toContain(code);
  }
});

test('A list that has not changed responds with 304, as documented', async () => {
  expect(document.paths['/api/listings']?.get?.responses).toHaveProperty('304');
  const first = await fetch(`${app.url}/api/listings`);
  const again = await fetch(`${app.url}/api/listings`, {
    headers: { 'If-None-Match': first.headers.get('ETag') ?? '' },
  });
  expect([first.status, again.status]).toEqual([200, 304]);
});

test('Conditions are an enum in the document, and categories are slugs that the operator can add to', () => {
  expect(document.components.schemas.Category).toMatchObject({ type: 'string', example: 'sporting-goods' });
  expect(document.components.schemas.Condition?.enum).toContain('like-new');
});

test('The API documentation is a page, served from our own files', async () => {
  const page = await fetch(`${app.url}/api/docs`);
  expect(page.status).toBe(200);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.every((file) => /^\/[^/]/.test(file))).toBe(true);
  const docs = files.filter((file) => file.startsWith('/api/docs/'));
  expect(docs.length).toBeGreaterThan(2);
  for (const file of docs) {
    expect((await fetch(`${app.url}${file}`)).status).toBe(200);
  }
  // Property names that every object has.
  for (const name of ['none.js', ...Object.getOwnPropertyNames(Object.prototype)]) {
    expect([name, (await fetch(`${app.url}/api/docs/${name}`)).status]).toEqual([name, 404]);
  }
});

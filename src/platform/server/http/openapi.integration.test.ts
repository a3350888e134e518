import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { commonErrors, type ErrorSpec } from '../../../shared/errors.ts';

interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        summary?: string;
        tags?: string[];
        responses: Record<string, { description: string; content?: Record<string, unknown> }>;
      }
    >
  >;
}

let app: TestApp;
let document: OpenApi;

beforeAll(async () => {
  app = await startTestApp();
  document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as OpenApi;
});
afterAll(() => app?.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, method, operation })),
  );

test('The API describes itself as OpenAPI 3.1, each endpoint with its purpose', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(operations().length).toBeGreaterThan(15);
  for (const { name, operation } of operations()) {
    expect(operation.summary, name).toBeTruthy();
    expect(operation.tags, name).toHaveLength(1);
  }
});

test('The document names every error that a feature can answer, under its status', async () => {
  const features = new URL('../../../features/', import.meta.url);
  for (const feature of await readdir(features)) {
    const url = new URL(`${feature}/contract/errors.ts`, features);
    const catalogue: Record<string, Record<string, ErrorSpec>> = await import(url.href).catch(() => ({}));
    for (const spec of Object.values(catalogue).flatMap((specs) => Object.values(specs))) {
      if (typeof spec?.code !== 'string') continue;
      const named = operations().filter(({ operation }) =>
        operation.responses[spec.status]?.description.split(', ').includes(spec.code),
      );
      expect(named, `${feature} ${spec.status} ${spec.code}`).not.toEqual([]);
    }
  }
});

test('The document names what can happen to any request', () => {
  const anywhere = [
    commonErrors.INVALID_INPUT,
    commonErrors.TOO_MANY_REQUESTS,
    commonErrors.FOREIGN_ORIGIN,
    commonErrors.UNREADABLE_REQUEST,
    commonErrors.TOO_LARGE,
    commonErrors.SOMETHING_WENT_WRONG,
  ];
  for (const { name, operation } of operations()) {
    for (const { status, code } of anywhere) {
      expect(operation.responses[status]?.description ?? '', name).toContain(code);
      expect(operation.responses[status]?.content).toHaveProperty(['application/problem+json']);
    }
  }
});

test('The API can be read as a page, from our own files', async () => {
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
  expect((await fetch(`${app.url}/api/docs/none.js`)).status).toBe(404);
});

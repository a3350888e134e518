import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { ErrorSpec } from '../../../shared/errors.ts';
import { dismissToast, shownToasts } from '../ui/toast.ts';
import { createApiAction } from './api-action.ts';

const REFUSED = { status: 409, code: 'TAKEN', title: 'Taken', detail: 'Somebody was faster.' };

const answer = (status: number, body: unknown) => {
  const response = new Response(null, { status });
  return Promise.resolve(response.ok ? { data: body, response } : { error: body, response });
};

/** Creates an action that records its effects in order. */
function action() {
  const seen: string[] = [];
  const run = createApiAction({
    showBusy: (busy) => void seen.push(busy ? 'busy' : 'idle'),
    revalidate: async () => void seen.push('revalidate'),
  });
  return { run, seen };
}

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

test('A press is busy until its call is done and the page shows the result', async () => {
  const { run, seen } = action();
  const outcome = await run(() => answer(200, { id: 1 }), {
    done: () => seen.push('done'),
    revalidate: 'done',
  });
  expect(outcome).toEqual({ ok: true, data: { id: 1 } });
  expect(seen).toEqual(['busy', 'done', 'revalidate', 'idle']);
});

test('The second press of a double click does nothing, and a later one works', async () => {
  const { run } = action();
  let calls = 0;
  const call = () => answer(200, (calls += 1));
  const [, early] = await Promise.all([run(call), run(call)]);
  expect(early).toBeNull();
  expect(await run(call)).toEqual({ ok: true, data: 2 });
});

test('A problem is shown in a toast, and the page is loaded again only where asked for', async () => {
  const { run, seen } = action();
  await run(() => answer(409, REFUSED), { revalidate: 'done' });
  expect(shownToasts()).toMatchObject([{ tone: 'error', title: 'Taken', text: 'Somebody was faster.' }]);
  expect(seen).toEqual(['busy', 'idle']);
  await run(() => answer(409, REFUSED), { errorTitle: 'Not saved', revalidate: 'always' });
  expect(shownToasts().at(-1)).toMatchObject({ title: 'Not saved' });
  expect(seen.slice(2)).toEqual(['busy', 'idle', 'revalidate']);
});

test('Every error of the catalog is shown in a toast, with a title and what to do (PROD-20)', async () => {
  const catalogs = globSync(['src/shared/errors.ts', 'src/features/*/*/contract/**/*errors.ts']);
  const modules = await Promise.all(
    catalogs.map((file): Promise<Record<string, unknown>> => import(resolve(file))),
  );
  const errors = modules.flatMap((record) => Object.values(record)).flatMap(specsIn);
  expect(errors.length).toBeGreaterThan(200);
  const { run } = action();
  for (const error of errors) {
    await run(() => answer(error.status, error));
    expect(shownToasts().at(-1)).toMatchObject({ title: error.title, text: error.detail });
    expect([error.code, error.title.trim(), error.detail.trim()]).not.toContain('');
  }
});

/** Returns the errors that a module exports. */
const specsIn = (exported: unknown): ErrorSpec[] =>
  Object.values(exported ?? {}).filter((one): one is ErrorSpec => one?.status >= 400 && 'detail' in one);

test('Without a connection the press ends with the same toast as any problem', async () => {
  const { run, seen } = action();
  await run(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(shownToasts()).toMatchObject([{ title: 'No connection' }]);
  expect(seen.at(-1)).toBe('idle');
});

test('A retry that a refusal offers is sent also while the page still reloads', async () => {
  const reload = Promise.withResolvers<void>();
  const run = createApiAction({ showBusy: () => undefined, revalidate: () => reload.promise });
  const retried = Promise.withResolvers<unknown>();
  const first = run(() => answer(409, REFUSED), {
    failed: () => void setTimeout(() => retried.resolve(run(() => answer(200, 'joined')))),
    revalidate: 'always',
  });
  expect(await retried.promise).toEqual({ ok: true, data: 'joined' });
  reload.resolve();
  expect(await first).toMatchObject({ ok: false });
});

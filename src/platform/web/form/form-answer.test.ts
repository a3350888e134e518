import { expect, test } from 'vitest';
import { readForm } from './form-answer.ts';

const post = (body?: BodyInit, headers?: HeadersInit) =>
  new Request('http://localhost/auth', { method: 'POST', body: body ?? null, headers: headers ?? {} });

test.each([
  ['no body', post()],
  ['JSON', post('{}', { 'Content-Type': 'application/json' })],
  ['a broken form', post('--x', { 'Content-Type': 'multipart/form-data; boundary=y' })],
])('A page that is sent %s instead of a form answers that it could not read it', async (_what, request) => {
  const refusal = await readForm(request).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(refusal).toBeInstanceOf(Response);
  expect((refusal as Response).status).toBe(400);
  expect(await (refusal as Response).json()).toMatchObject({ code: 'UNREADABLE_REQUEST' });
});

test('A form is read as it was sent', async () => {
  const form = await readForm(post(new URLSearchParams({ email: 'ada@example.com' })));
  expect(form.get('email')).toBe('ada@example.com');
});

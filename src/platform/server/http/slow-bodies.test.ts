import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowBodies } from './slow-bodies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request on a fake connection that only counts bytes, because only its speed matters. */
function startRequest(headers: Record<string, string>) {
  const server = createServer();
  endSlowBodies(server);
  const socket = {
    bytesRead: 0,
    answer: '',
    destroy: vi.fn(),
    end(text: string, done: () => void) {
      this.answer = text;
      done();
    },
  };
  const request = Object.assign(new EventEmitter(), { headers, socket, complete: false });
  server.emit('request', request, {});
  return { request, socket };
}

test.each<Record<string, string>>([{ 'content-length': '500000' }, { 'transfer-encoding': 'chunked' }])(
  'A body that comes drop by drop ends with 408 after 30 seconds: %j',
  (headers) => {
    const { socket } = startRequest(headers);
    vi.advanceTimersByTime(15_000);
    socket.bytesRead += 100_000;
    vi.advanceTimersByTime(14_999);
    expect(socket.answer).toBe('');
    vi.advanceTimersByTime(1);
    expect(socket.answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(socket.destroy).toHaveBeenCalledOnce();
  },
);

test('An upload takes longer while enough of it arrives, and is ended once it stops', () => {
  const { socket } = startRequest({ 'content-length': '9000000' });
  for (let window = 0; window < 5; window += 1) {
    socket.bytesRead += 200_000;
    vi.advanceTimersByTime(30_000);
  }
  expect(socket.answer).toBe('');
  vi.advanceTimersByTime(30_000);
  expect(socket.answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('A request that has arrived is not ended, however long its answer takes', () => {
  const { request, socket } = startRequest({ 'content-length': '20' });
  request.complete = true;
  vi.advanceTimersByTime(120_000);
  expect(socket.answer).toBe('');
  expect(vi.getTimerCount()).toBe(0);
});

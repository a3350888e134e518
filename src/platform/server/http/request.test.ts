import { expect, test } from 'vitest';
import { clientAddress } from './request.ts';

test('Without a trusted proxy a client cannot choose its address', () => {
  expect(clientAddress('::ffff:10.0.0.1', '1.2.3.4', 0)).toBe('10.0.0.1');
});

test('Behind one proxy the address is the one the proxy saw, whatever the client claims', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.9', 2)).toBe('1.2.3.4');
});

test('A request that skipped the proxy counts by its own address', () => {
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});

import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

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

test('The IPv6 addresses of one /64 count as one, those of another /64 do not', () => {
  const network = '2001:db8:1:2::';
  for (const address of ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:3::']) {
    expect(clientAddress(address, undefined, 0)).toBe(network);
    expect(clientAddress('10.0.0.1', address, 1)).toBe(network);
  }
  expect(clientAddress('2001:db8:1:3::1', undefined, 0)).toBe('2001:db8:1:3::');
  expect(clientAddress('fe80::1%eth0', undefined, 0)).toBe('fe80::');
});

test('An IPv4 address counts as itself, also where it is written as IPv6', () => {
  expect(clientAddress('::ffff:1.2.3.4', undefined, 0)).toBe('1.2.3.4');
  expect(clientAddress('10.0.0.1', '::ffff:102:304', 1)).toBe('1.2.3.4');
});

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  [' 1.2.3.4:1 ', '1.2.3.4'],
  ['[2001:db8::1]:443', '2001:db8::'],
  ['[2001:db8::1]', '2001:db8::'],
  ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
])('The port that a proxy writes into %s does not count', (hop, address) => {
  expect(clientAddress('10.0.0.1', `6.6.6.6, ${hop}`, 1)).toBe(address);
});

test.each(['unknown', '_hidden', '', '1.2.3', '0x7f.1', '1', '1.2.3.4.5', '[1.2.3.4', 'x'.repeat(10_000)])(
  'Where a proxy forwards no address but %s, its own counts',
  (hop) => {
    expect(clientAddress('10.0.0.1', hop, 1)).toBe('10.0.0.1');
  },
);

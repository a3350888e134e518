import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-network.ts';

test.each([
  ['93.184.215.14', true],
  ['2a00:1450:4001:82b::200e', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['100.100.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
])('%s is on the public internet: %s', (address, isPublic) =>
  expect(isPublicAddress(address)).toBe(isPublic),
);

test('A name that leads to this machine is not found', async () => {
  const refusal = await new Promise((resolve) =>
    lookupPublic('localhost', { all: false }, (error, address) => resolve(error?.message ?? address)),
  );
  expect(refusal).toBe('localhost is not on the public internet');
});

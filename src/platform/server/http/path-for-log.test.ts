import { expect, test } from 'vitest';
import { pathForLog } from './path-for-log.ts';

test.each([
  ['/api/zone-invites/4f9Kq2', '/api/zone-invites/[cut]'],
  ['/api/zone-invites/4f9Kq2/join', '/api/zone-invites/[cut]/join'],
  ['/join-zone/4f9Kq2.data', '/join-zone/[cut].data'],
  ['/api/shared-comparisons/b-_x', '/api/shared-comparisons/[cut]'],
  ['/compare/shared-b-_x', '/compare/shared-[cut]'],
  ['/compare/shared-b-_x.data', '/compare/shared-[cut].data'],
  ['/api/flash-drop-shares/b-_x/opened', '/api/flash-drop-shares/[cut]/opened'],
  ['/compare', '/compare'],
  ['/api/zones/7a1c/posts', '/api/zones/7a1c/posts'],
])('The log shows %s as %s', (path, logged) => {
  expect(pathForLog(path)).toBe(logged);
});

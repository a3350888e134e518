import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../../platform/server/config.ts';

type Secret = Pick<Config, 'authSecret'>;
type Page = 'statement' | 'report';

/** Returns the key of a mailed link, for people who can't sign in. It is computed, so no secret is stored. */
export const linkKey = ({ authSecret }: Secret, page: Page, id: string): string =>
  createHmac('sha256', authSecret).update(`${page}\n${id}`).digest('base64url').slice(0, 32);

export function isLinkKey(config: Secret, page: Page, id: string, key: string | undefined): boolean {
  const expected = Buffer.from(linkKey(config, page, id));
  const sent = Buffer.from(key ?? '');
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

import { ownStore, VISITOR } from '../../../../platform/web/own-store.ts';
import type { VisitorShare } from '../contract/comparison.ts';

/** The links that somebody made without an account. Only this browser has the keys that stop them. */
const nameOf = (items: readonly string[]) => `comparison-share:${VISITOR}:${items.toSorted().join(',')}`;

/** The link to a comparison of these items, while it works. */
export function readVisitorShare(items: readonly string[], now: Date): VisitorShare | null {
  const share = ownStore().read(nameOf(items));
  return isVisitorShare(share) && new Date(share.expiresAt) > now ? share : null;
}

export const keepVisitorShare = (items: readonly string[], share: VisitorShare | null): void =>
  void ownStore().save(nameOf(items), share);

/** An older version of the page may have kept something else. */
function isVisitorShare(stored: unknown): stored is VisitorShare {
  const { path, sharedAt, expiresAt, stopKey } = (stored ?? {}) as Partial<
    Record<keyof VisitorShare, unknown>
  >;
  return [path, sharedAt, expiresAt, stopKey].every((value) => typeof value === 'string');
}

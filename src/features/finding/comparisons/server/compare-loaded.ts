import type { Database } from '../../../../platform/server/db/database.ts';
import type { Position } from '../../../../shared/position.ts';
import { sharedKind } from '../../../items/item-language/server/item-language.ts';
import { findLocalPrices } from '../../price-help/server/price-help.ts';
import type { LocalPrices } from '../contract/comparable-listing.ts';
import { type Compared, compareItems } from './compare-items.ts';
import type { LoadedItem } from './load-items.ts';

/**
 * Compares listings as they are now, using prices near the viewer, or near the items if the viewer's location is
 * unknown.
 */
export async function compareLoaded(
  db: Database,
  items: readonly LoadedItem[],
  { near, hidden }: { near?: Position | undefined; hidden: readonly string[] },
): Promise<Compared> {
  const local = await localPrices(db, items, near, hidden);
  return compareItems(items, local, new Date());
}

/** Returns the prices of similar listings; null if the items differ too much or too few are similar. */
export async function localPrices(
  db: Database,
  items: readonly LoadedItem[],
  near: Position | undefined,
  hidden: readonly string[],
): Promise<LocalPrices | null> {
  const [first, ...others] = items;
  if (first === undefined || others.some(({ category }) => category !== first.category)) return null;
  // A helmet and a frame share the word 'bike', but their prices cannot be compared.
  if (sharedKind(items) === null) return null;
  const nearby = await findLocalPrices(db, {
    titles: items.map(({ title }) => title),
    category: first.category,
    except: items.map(({ listing }) => listing.id),
    near: near ?? items.find(({ position }) => position !== null)?.position ?? undefined,
    hidden,
  });
  return nearby && { ...nearby, since: nearby.since.toISOString() };
}

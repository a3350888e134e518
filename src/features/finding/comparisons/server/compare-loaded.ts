import type { Database } from '../../../../platform/server/db/database.ts';
import type { Position } from '../../../../shared/position.ts';
import { sharedKind } from '../../../items/item-language/server/item-language.ts';
import { findLocalPrices } from '../../price-help/server/price-help.ts';
import type { LocalPrices } from '../contract/comparable-listing.ts';
import { type Compared, compareItems } from './compare-items.ts';
import type { LoadedItem } from './load-items.ts';

/** Compares listings as they are now, with what similar ones cost near the viewer, or else near the items. */
export async function compareLoaded(
  db: Database,
  items: readonly LoadedItem[],
  { near, hidden }: { near?: Position | undefined; hidden: readonly string[] },
): Promise<Compared> {
  const local = await localPrices(db, items, near, hidden);
  return compareItems(items, local, new Date());
}

/** What similar listings were sold for and cost; null when the items are too different, or too few are alike. */
export async function localPrices(
  db: Database,
  items: readonly LoadedItem[],
  near: Position | undefined,
  hidden: readonly string[],
): Promise<LocalPrices | null> {
  const [first, ...others] = items;
  if (first === undefined || others.some(({ category }) => category !== first.category)) return null;
  // A helmet and a frame share the word 'bike', but cost neither what a bike costs nor what the other does.
  if (sharedKind(items) === null) return null;
  const found = await findLocalPrices(db, {
    titles: items.map(({ title }) => title),
    category: first.category,
    except: items.map(({ listing }) => listing.id),
    near: near ?? items.find(({ position }) => position !== null)?.position ?? undefined,
    hidden,
  });
  return found && { ...found, since: found.since.toISOString() };
}

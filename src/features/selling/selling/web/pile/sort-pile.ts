import { newId } from '../../../../../platform/web/new-id.ts';
import { PHOTO_LIMITS } from '../../../../items/photos/contract/photo-limits.ts';
import { findSimilarItem, type MeasuredPhoto } from './find-similar-item.ts';
import { changeItem, isBlankItem, newItem, type Pile, type PileItem } from './pile.ts';

/**
 * Moves a photo to the end of another item. An item without photos is removed. Its words move along unless the other
 * item has words.
 * @param to Null for a new item after all others, which keep their numbers.
 * @returns Null if the other item already has the maximum number of photos.
 */
export function movePhoto(pile: Pile, key: string, to: string | null): Pile | null {
  const from = pile.items.find(({ photos }) => photos.includes(key));
  const target = pile.items.find(({ id }) => id === to);
  if (from === undefined || from === target || (to === null && from.photos.length === 1)) return pile;
  if (target && target.photos.length >= PHOTO_LIMITS.perListing) return null;
  const left = { ...from, photos: from.photos.filter((photo) => photo !== key), suggested: false };
  const isEmptied = left.photos.length === 0;
  const added = to === null ? [{ ...newItem(newId()), photos: [key] }] : [];
  const items = pile.items.flatMap((item) => {
    if (item === from) return isEmptied ? [] : [left];
    if (item !== target) return [item];
    const written = isEmptied && isBlankItem(item) ? from : item;
    const state = written.state === 'ready' ? 'ready' : item.state;
    return [{ ...item, state, content: written.content, photos: [...item.photos, key], suggested: false }];
  });
  return { ...pile, items: [...items, ...added] };
}

/**
 * Sorts new photos into items by similarity, as a suggestion. Items with content don't change.
 * @param measured All measured photos, by their keys.
 */
export function suggestItems(
  pile: Pile,
  added: readonly string[],
  measured: ReadonlyMap<string, MeasuredPhoto>,
): Pile {
  return added.reduce((now, key) => {
    const photo = measured.get(key);
    const currentItem = now.items.find(({ photos }) => photos.includes(key));
    if (
      photo === undefined ||
      currentItem === undefined ||
      currentItem.photos.length > 1 ||
      !isUntouched(currentItem)
    )
      return now;
    const before = now.items.slice(0, now.items.indexOf(currentItem)).filter(isUntouched);
    const target = findSimilarItem(
      photo,
      new Map(
        before
          .filter(({ photos }) => photos.length < PHOTO_LIMITS.perListing)
          .map(({ id, photos }) => [id, photos.flatMap((photoKey) => measured.get(photoKey) ?? [])]),
      ),
    );
    const moved = target === null ? null : movePhoto(now, key, target);
    return moved === null || target === null ? now : changeItem(moved, target, { suggested: true });
  }, pile);
}

const isUntouched = (item: PileItem): boolean => item.state === 'waiting' && isBlankItem(item);

import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePictureIntake } from '../../../../../platform/web/files/use-picture-intake.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { itemNumber, MAX_PILE_PHOTOS, type PileItem } from './pile.ts';
import { PileAdd, PileStart } from './pile-add.tsx';
import { PileFrame } from './pile-frame.tsx';
import { PileMove } from './pile-move.tsx';
import { countsText } from './pile-texts.ts';
import { type DropTarget, PileTray, usePhotoDrag } from './pile-tray.tsx';
import type { PileState } from './use-pile.ts';

/** The first step: choose photos, which are sorted into items by similarity, and correct the result. */
export function PilePick({ state }: { state: PileState }) {
  const { pile, photos, uploads, sorting } = state;
  const [selected, setSelected] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const field = useRef<HTMLDivElement>(null);
  usePictureIntake(field, photos.add);
  const items = pile.items.filter(({ state: at }) => at !== 'live');
  const chosen = items.find(({ photos: keys }) => selected !== null && keys.includes(selected));
  const drag = usePhotoDrag(select, move);
  /** Whether the photo can become a new item. It can't if it is alone in its item. */
  const canBeNew = chosen !== undefined && chosen.photos.length > 1;
  const count = items.reduce((sum, item) => sum + item.photos.length, 0);

  // A moved photo is a new element, so the focus has to move to it.
  const [moved, setMoved] = useState<{ key: string } | null>(null);
  useEffect(() => {
    if (moved !== null) document.getElementById(`photo-${moved.key}`)?.focus();
  }, [moved]);

  const wasSorting = useRef(false);
  useEffect(() => {
    if (wasSorting.current && !sorting) setAnnounced(`Sorted. ${countsText(items.length, count)}.`);
    wasSorting.current = sorting;
  }, [sorting, items.length, count]);

  function select(key: string | null) {
    setSelected(key);
    if (key !== null) setAnnounced('Photo selected. Choose where to move it.');
  }

  /** @param to Null for a new item. */
  function move(key: string, to: PileItem | null) {
    setSelected(null);
    const from = items.find(({ photos: keys }) => keys.includes(key));
    if (from === undefined || from === to || !state.move(key, to?.id ?? null)) return;
    setMoved({ key });
    if (to === null) return setAnnounced('Moved to a new item.');
    const number = itemNumber(pile, to);
    // Following items move up when one gets empty.
    const isEmptied = from.photos.length === 1 && itemNumber(pile, from) < number;
    setAnnounced(`Moved to item ${isEmptied ? number - 1 : number}.`);
  }

  function remove(key: string) {
    setSelected(null);
    state.remove(key);
    setAnnounced('Photo removed.');
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (selected === null || chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = items.find((item) => String(itemNumber(pile, item)) === key);
    if (to !== undefined && to !== chosen) move(selected, to);
    else if (key.toLowerCase() === 'n' && canBeNew) move(selected, null);
    else if (key === 'Delete') remove(selected);
    else if (key === 'Escape') setSelected(null);
    else return;
    event.preventDefault();
  }

  const failed = items
    .flatMap((item) => item.photos)
    .filter((key) => uploads.get(key)?.state.kind === 'failed');

  return (
    <PileFrame
      actions={
        <>
          {selected !== null && chosen && (
            <PileMove
              pile={pile}
              items={items}
              from={chosen}
              onMove={(to) => move(selected, to)}
              onRemove={() => remove(selected)}
            />
          )}
          {count > 0 && photos.uploads.length < MAX_PILE_PHOTOS && <PileAdd onAdd={photos.add} />}
          {count === 0 ? (
            <PileAdd onAdd={photos.add} look="zest" />
          ) : failed.length > 0 ? (
            <Button
              size="lg"
              className="flex-1 px-4.5 lg:min-w-60 lg:flex-none"
              onClick={() => {
                for (const key of failed) photos.retry(key);
              }}
            >
              <Icon name="refresh-cw" />
              Upload {failed.length === 1 ? 'the photo' : `${failed.length} photos`} again
            </Button>
          ) : (
            <Button
              variant="zest"
              size="lg"
              className="flex-1 px-4.5 whitespace-nowrap lg:min-w-60 lg:flex-none"
              onClick={state.begin}
            >
              {items.length > 1 ? `Check ${items.length} items` : 'Check the item'}
            </Button>
          )}
        </>
      }
    >
      {/* The bar has two rows while a photo is selected. */}
      <div className={clsx('wrap', chosen && 'max-lg:pb-14')} ref={field} onKeyDown={onKeyDown}>
        <h1 className="mt-2 text-5xl lg:text-6xl">
          {count === 0 ? 'More than one item?' : countsText(items.length, count)}
        </h1>
        <p className="hint mt-2 mb-4.5 max-w-140">
          {count === 0
            ? 'Choose the photos of all your items at once. Photos of the same item are put together.'
            : sorting
              ? 'Putting photos of the same item together.'
              : 'Tap a photo to move it. Next, you check the items one by one.'}
        </p>
        {count === 0 ? (
          <PileStart />
        ) : (
          <ol className="grid gap-2 md:grid-cols-3 md:gap-3.5" aria-label="Items">
            {items.map((item) => (
              <PileTray
                key={item.id}
                item={item}
                number={itemNumber(pile, item)}
                uploads={uploads}
                selected={selected}
                onPress={(key) => select(key === selected ? null : key)}
                {...drag.target(item)}
                onDragStart={drag.start}
              />
            ))}
            {selected !== null && canBeNew && (
              <PileNewItem onMove={() => move(selected, null)} {...drag.target(null)} />
            )}
          </ol>
        )}
        <p className="sr-only" role="status">
          {announced}
        </p>
      </div>
    </PileFrame>
  );
}

/** Makes the selected photo a new item. */
function PileNewItem({ onMove, isTarget, dropEvents }: DropTarget & { onMove: () => void }) {
  return (
    <li {...dropEvents}>
      <button
        type="button"
        className={clsx(
          'flex size-full min-h-14 items-center justify-center gap-3 rounded-xl border-2 border-dashed border-line-strong font-[650] text-ink-2 hover:bg-surface-2 md:min-h-30 md:flex-col md:gap-2',
          isTarget && 'bg-surface-2',
        )}
        onClick={onMove}
      >
        <Icon name="plus" />
        New item
      </button>
    </li>
  );
}

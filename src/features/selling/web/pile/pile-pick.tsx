import clsx from 'clsx';
import { useRef, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { usePictureIntake } from '../../../../platform/web/use-picture-intake.ts';
import { PHOTO_ACCEPT } from '../../../photos/contract/photo-limits.ts';
import { MOST_PHOTOS, type PileItem } from './pile.ts';
import { PileFrame } from './pile-frame.tsx';
import { PilePhoto } from './pile-photo.tsx';
import { countInWords } from './pile-texts.ts';
import type { PileState } from './use-pile.ts';

/** The first step: photos are chosen, and those of the same thing joined by tapping both. */
export function PilePick({ state }: { state: PileState }) {
  const { pile, photos, uploads } = state;
  const [selected, setSelected] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const field = useRef<HTMLDivElement>(null);
  usePictureIntake(field, photos.add);
  const items = pile.items.filter(({ state: at }) => at !== 'live');
  const chosen = items.find(({ id }) => id === selected);
  const count = items.length;

  function press(item: PileItem) {
    if (chosen === undefined) setSelected(item.id);
    else {
      setSelected(null);
      if (item.id === chosen.id) return;
      state.join(chosen.id, item.id);
      setAnnounced('Joined. They are one listing now.');
    }
  }

  const failed = items
    .flatMap((item) => item.photos)
    .filter((key) => uploads.get(key)?.state.kind === 'failed');

  return (
    <PileFrame
      actions={
        chosen ? (
          <>
            <Button
              variant="soft"
              size="lg"
              onClick={() => {
                setSelected(null);
                state.remove(chosen);
              }}
            >
              Remove
            </Button>
            {chosen.photos.length > 1 && (
              <Button
                variant="soft"
                size="lg"
                onClick={() => {
                  setSelected(null);
                  state.separate(chosen.id);
                }}
              >
                Separate
              </Button>
            )}
            <Button
              variant="line"
              size="lg"
              className="flex-1 lg:flex-none"
              onClick={() => setSelected(null)}
            >
              Done
            </Button>
          </>
        ) : failed.length > 0 ? (
          <Button
            size="lg"
            className="flex-1 lg:min-w-65 lg:flex-none"
            onClick={() => {
              for (const key of failed) photos.retry(key);
            }}
          >
            <Icon name="refresh-cw" />
            Upload {failed.length === 1 ? 'the photo' : `${failed.length} photos`} again
          </Button>
        ) : (
          <Button
            size="lg"
            className="flex-1 lg:min-w-65 lg:flex-none"
            disabled={count === 0}
            onClick={state.begin}
          >
            <Icon name="sparkles" />
            {count === 0 ? 'Draft listings' : `Draft ${count === 1 ? '1 listing' : `${count} listings`}`}
          </Button>
        )
      }
    >
      <div className="wrap" ref={field}>
        <h1 className="mt-2 text-5xl lg:text-6xl">{count === 0 ? 'Several things?' : countInWords(count)}</h1>
        <p className="hint mt-2 mb-4.5 max-w-140">
          {count === 0
            ? 'Choose a photo of each, all at once. Each becomes its own draft.'
            : 'Each photo becomes its own draft. Tap two photos of the same thing to join them.'}
        </p>
        <ul className="grid grid-cols-3 gap-2 lg:grid-cols-5 lg:gap-3.5">
          {items.map((item, place) => (
            <li key={item.id}>
              <PickTile
                item={item}
                name={`Photo ${place + 1}`}
                pressed={item.id === selected}
                uploads={uploads}
                onPress={() => press(item)}
              />
            </li>
          ))}
          {photos.uploads.length < MOST_PHOTOS && (
            <li>
              <label className="grid aspect-square place-content-center justify-items-center gap-1.5 rounded-tile border-2 border-dashed border-line-strong text-sm font-[650] hover:bg-surface-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus in-data-photo-drop:border-focus">
                <input
                  type="file"
                  accept={PHOTO_ACCEPT}
                  multiple
                  className="sr-only"
                  onChange={(event) => {
                    photos.add([...(event.target.files ?? [])]);
                    // Lets the same file be chosen again after it was removed.
                    event.target.value = '';
                  }}
                />
                <Icon name="plus" className="icon-lg" />
                <span>
                  Add<span className="sr-only"> photos</span>
                </span>
              </label>
            </li>
          )}
        </ul>
        <p className="sr-only" role="status">
          {announced}
        </p>
      </div>
    </PileFrame>
  );
}

interface PickTileProps {
  item: PileItem;
  name: string;
  pressed: boolean;
  uploads: PileState['uploads'];
  onPress: () => void;
}

function PickTile({ item, name, pressed, uploads, onPress }: PickTileProps) {
  const cover = uploads.get(item.photos[0] ?? '');
  const count = item.photos.length;
  const stuck = item.photos.some((key) => uploads.get(key)?.state.kind === 'failed');
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={`${name}${count > 1 ? `, ${count} photos` : ''}${stuck ? ', not uploaded' : ''}`}
      className={clsx(
        'relative block aspect-square w-full overflow-hidden rounded-tile bg-surface-2',
        pressed && 'outline-4 outline-offset-2 outline-primary',
      )}
      onClick={onPress}
    >
      <PilePhoto upload={cover} />
      {count > 1 && (
        <span className="badge badge-night absolute start-1.5 bottom-1.5 tabular-nums">{count} photos</span>
      )}
      {stuck && <span className="badge badge-warn absolute start-1.5 top-1.5">Not uploaded</span>}
    </button>
  );
}

import { type FocusEvent, useEffect, useState } from 'react';
import { useRetainedFocus } from '../../../../platform/web/focus/use-retained-focus.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { type PostingPlace, usePostingPlaces } from './posting-places.ts';

const UNDO_MS = 6000;

/** The zones and events that a new listing is also posted to. Each can be removed. */
export function PostingTo({ chosen, remove, putBack }: ReturnType<typeof usePostingPlaces>) {
  const [removed, setRemoved] = useState<PostingPlace | null>(null);
  const retainedFocus = useRetainedFocus<HTMLElement>();
  if (chosen.length === 0 && removed === null) return null;
  return (
    <section aria-labelledby="posting-to" className="grid gap-3" {...retainedFocus}>
      <h2 id="posting-to" className="text-md font-semibold tracking-normal">
        Posting to
      </h2>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2.5">
          {chosen.map((place) => (
            <Place
              key={place.id}
              place={place}
              onRemove={() => {
                setRemoved(place);
                remove(place);
              }}
            />
          ))}
        </ul>
      )}
      {removed && (
        <RemovedLine
          key={removed.id}
          name={removed.name}
          onUndo={() => {
            setRemoved(null);
            putBack(removed);
          }}
          onExpire={() => setRemoved(null)}
        />
      )}
      <p className="hint">It shows in Browse either way.</p>
    </section>
  );
}

function Place({ place, onRemove }: { place: PostingPlace; onRemove: () => void }) {
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-lg bg-surface py-1.5 ps-2 pe-1 inset-ring-[1.5px] inset-ring-line max-md:w-full">
      {place.pictureUrl === null ? (
        <span className="grid size-10.5 flex-none place-items-center rounded-md rounded-ss-tile bg-night text-zest">
          <Icon name="zap" />
        </span>
      ) : (
        <img
          src={place.pictureUrl}
          width="42"
          height="42"
          alt=""
          className="size-10.5 flex-none rounded-md rounded-ss-tile object-cover"
        />
      )}
      <span className="grid min-w-0 flex-1 justify-items-start">
        <bdi className="max-w-full truncate text-md font-semibold">{place.name}</bdi>
        {place.join ?? <small className="text-xs text-ink-2">{place.note}</small>}
      </span>
      <IconButton label={`Don't post to ${place.name}`} onClick={onRemove}>
        <Icon name="x" />
      </IconButton>
    </li>
  );
}

interface RemovedLineProps {
  name: string;
  onUndo: () => void;
  onExpire: () => void;
}

/** Stays for some seconds, and for as long as the pointer or the focus is on it. */
function RemovedLine({ name, onUndo, onExpire }: RemovedLineProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onExpire, UNDO_MS);
    return () => clearTimeout(timer);
  });
  return (
    <p
      role="status"
      className="flex min-h-11 items-center gap-2 px-1.5 text-sm text-ink-2"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }: FocusEvent) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span className="min-w-0 truncate">
        Removed <bdi>{name}</bdi>
      </span>
      <Button variant="quiet" onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}

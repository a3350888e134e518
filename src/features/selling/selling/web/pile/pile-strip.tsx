import clsx from 'clsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { itemNumber, type PileItem } from './pile.ts';
import { PilePhoto } from './pile-photo.tsx';
import { itemName, stateText } from './pile-texts.ts';
import type { PileState } from './use-pile.ts';

interface PileStripProps {
  state: PileState;
  current: string;
}

/** All items of the pile. Replaces the photos of the current one. */
export function PileStrip({ state, current }: PileStripProps) {
  const { pile, uploads } = state;
  return (
    <nav aria-label="Your items" className="min-w-0">
      <ol className="-mx-1.5 flex gap-2 overflow-x-auto p-1.5 [scrollbar-width:none]">
        {pile.items.map((item) => (
          <li key={item.id} className="min-w-11 flex-1 max-lg:max-w-18 lg:max-w-20">
            <button
              type="button"
              aria-current={item.id === current ? 'step' : undefined}
              aria-label={`${itemName(item, itemNumber(pile, item))}, ${stateText(item)}`}
              className={clsx(
                'relative block aspect-square w-full overflow-hidden rounded-tile bg-surface-2',
                item.id === current && 'outline-[2.5px] outline-offset-2 outline-primary',
              )}
              onClick={() => state.show(item.id)}
            >
              <PilePhoto upload={uploads.get(item.photos[0] ?? '')} />
              <StripMark item={item} />
            </button>
          </li>
        ))}
        <li className="min-w-11 flex-1 max-lg:max-w-18 lg:max-w-20">
          <button
            type="button"
            className="grid aspect-square min-h-11 w-full place-items-center rounded-tile bg-surface-2 hover:bg-surface-3"
            aria-label="Sort photos"
            title="Sort photos"
            onClick={state.backToPick}
          >
            <Icon name="layout-grid" />
          </button>
        </li>
      </ol>
    </nav>
  );
}

/** A check mark on live items, a question mark on items that need words. */
function StripMark({ item }: { item: PileItem }) {
  if (item.state === 'live') {
    return (
      <span className="absolute inset-0 grid place-items-center bg-night/62 text-on-night">
        <Icon name="check" />
      </span>
    );
  }
  const needsWords = item.state === 'words' || item.state === 'unread';
  if (!needsWords || item.content.form.title !== '') return null;
  return (
    <span className="absolute end-0.5 bottom-0.5 grid size-5 place-items-center rounded-full bg-surface text-xs font-extrabold text-ink shadow-1">
      ?
    </span>
  );
}

import clsx from 'clsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { itemNumber, type PileItem } from './pile.ts';
import { PilePhoto } from './pile-photo.tsx';
import { itemName, stateText } from './pile-texts.ts';
import type { PileState } from './use-pile.ts';

interface PileListProps {
  state: PileState;
  current: string;
}

/** All drafts of the pile: a strip of photos on phones, a list with their states where there is room. */
export function PileList({ state, current }: PileListProps) {
  const { pile, uploads } = state;
  return (
    <nav aria-label="Your items" className="min-w-0">
      <p
        className="mb-3 font-display text-2xl font-extrabold tracking-[-0.03em] max-lg:hidden"
        aria-hidden="true"
      >
        Your items
      </p>
      <ol className="flex gap-1 max-lg:-mx-1.5 max-lg:overflow-x-auto max-lg:p-1.5 max-lg:[scrollbar-width:none] lg:grid lg:gap-0">
        {pile.items.map((item) => {
          const now = item.id === current;
          return (
            <li key={item.id} className="max-w-24 min-w-11 flex-1 lg:max-w-none">
              <button
                type="button"
                aria-current={now ? 'step' : undefined}
                className={clsx(
                  'flex w-full items-center gap-3 text-start lg:min-h-17 lg:rounded-lg lg:px-2.5 lg:py-2',
                  now
                    ? 'rounded-md outline-[2.5px] outline-offset-2 outline-primary lg:bg-surface-3 lg:outline-none'
                    : 'lg:hover:bg-surface-2',
                )}
                onClick={() => state.show(item.id)}
              >
                <span className="relative block aspect-square w-full flex-none overflow-hidden rounded-md bg-surface-2 lg:size-13">
                  <PilePhoto upload={uploads.get(item.photos[0] ?? '')} />
                  <StripMark item={item} />
                </span>
                <span className="min-w-0 flex-1 max-lg:sr-only">
                  <b className="block truncate text-md font-[650]" dir="auto">
                    {itemName(item, itemNumber(pile, item))}
                  </b>
                  <small
                    className={clsx(
                      'block text-xs',
                      item.state === 'words' ? 'font-semibold text-warn' : 'text-ink-2',
                    )}
                  >
                    {stateText(item, now)}
                  </small>
                </span>
                {item.state === 'live' && (
                  <Icon name="circle-check" className="icon text-success max-lg:hidden" />
                )}
              </button>
            </li>
          );
        })}
        <li className="min-w-11 flex-none">
          <button
            type="button"
            className="flex size-full min-h-11 items-center justify-center gap-3 rounded-md bg-surface-2 font-semibold hover:bg-surface-3 lg:min-h-13"
            onClick={state.backToPick}
          >
            <Icon name="layout-grid" />
            <span className="max-lg:sr-only">Sort photos</span>
          </button>
        </li>
      </ol>
    </nav>
  );
}

/** On the strip of photos: a tick on what is live, a question mark on what needs words. */
function StripMark({ item }: { item: PileItem }) {
  if (item.state === 'live') {
    return (
      <span className="absolute inset-0 grid place-items-center bg-night/62 text-on-night lg:hidden">
        <Icon name="check" />
      </span>
    );
  }
  if (item.state !== 'words') return null;
  return (
    <span
      className="absolute end-0.5 bottom-0.5 grid size-5 place-items-center rounded-full bg-surface text-xs font-extrabold text-ink shadow-1 lg:hidden"
      aria-hidden="true"
    >
      ?
    </span>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Progress } from '../../../../platform/web/ui/progress.tsx';
import { countPile, itemNumber, type PileItem } from './pile.ts';
import { PileCover } from './pile-cover.tsx';
import { PileEdit } from './pile-edit.tsx';
import { PileFields } from './pile-fields.tsx';
import { PileFrame } from './pile-frame.tsx';
import { PileList } from './pile-list.tsx';
import { nextText, postText } from './pile-texts.ts';
import { PileWords } from './pile-words.tsx';
import type { PileState } from './use-pile.ts';

/** Controls with keys of their own. */
const OWN_KEYS = 'input, textarea, select, button, a, dialog';

/** One draft: what needs a decision is on one screen, and one press posts it. Mounted anew for each. */
export function PileCheck({ state, item }: { state: PileState; item: PileItem }) {
  const { pile } = state;
  const [editing, setEditing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const total = pile.items.length + pile.postedBefore;
  const which = `Item ${itemNumber(pile, item)} of ${total}`;
  const { live } = countPile(pile);
  const posted = `${live} of ${total} posted`;
  const { fields } = item;
  const ready = item.state === 'ready' && fields !== null;

  // The keys work from here, and screen readers continue with the next draft.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // Once it is written, the button that asked for it is gone.
  useEffect(() => {
    if (ready) panel.current?.focus({ preventScroll: true });
  }, [ready]);

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (editing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target !== panel.current && target.closest(OWN_KEYS)) return;
    const before = () => state.step(-1);
    const next = () => state.step(1);
    const acts: ReadonlyMap<string, () => void> = new Map(
      Object.entries<() => void>({
        arrowup: before,
        arrowleft: before,
        arrowdown: next,
        arrowright: next,
        ...(item.state !== 'live' && { l: () => state.later(item.id) }),
        ...(ready && { enter: () => state.post(item), e: () => setEditing(true) }),
      }),
    );
    const act = acts.get(key.toLowerCase());
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return (
    <PileFrame
      title={which}
      note={posted}
      hint={nextText(pile)}
      actions={
        item.state === 'live' ? (
          <Button size="lg" className="flex-1 lg:flex-none" onClick={() => state.step(1)}>
            Next
          </Button>
        ) : (
          <>
            <Button
              variant="soft"
              size="lg"
              className="px-4.5 max-[22rem]:px-3"
              aria-keyshortcuts="l"
              onClick={() => state.later(item.id)}
            >
              Later
            </Button>
            {ready ? (
              <>
                <Button
                  variant="soft"
                  size="lg"
                  className="px-4.5 max-[22rem]:px-3"
                  aria-keyshortcuts="e"
                  onClick={() => setEditing(true)}
                >
                  Edit
                </Button>
                <Button
                  variant="zest"
                  size="lg"
                  className="flex-1 px-4.5 whitespace-nowrap max-[22rem]:px-3 lg:min-w-65 lg:flex-none"
                  aria-keyshortcuts="Enter"
                  busy={state.busy === item.id}
                  busyLabel="Posting..."
                  onClick={() => state.post(item)}
                >
                  {postText(fields)}
                </Button>
              </>
            ) : (
              <Button
                type="submit"
                form={`words-${item.id}`}
                size="lg"
                className="flex-1 px-4.5 whitespace-nowrap max-[22rem]:px-3 lg:min-w-65 lg:flex-none"
                busy={item.state === 'reading'}
                busyLabel={item.words === '' ? 'Reading the photo...' : 'Writing...'}
              >
                <Icon name="sparkles" />
                Draft it
              </Button>
            )}
          </>
        )
      }
    >
      <div className="wrap w-full pt-1.5">
        <Progress label="Posted" value={live} max={total} valueText={posted} />
      </div>
      <div
        ref={panel}
        role="group"
        aria-label={which}
        tabIndex={-1}
        className="wrap grid w-full gap-3 pt-1.5 outline-none lg:grid-cols-[260px_minmax(0,1fr)_388px] lg:items-start lg:gap-9 lg:pt-4"
        onKeyDown={onKeyDown}
      >
        <PileList state={state} current={item.id} />
        <div className="grid min-w-0 gap-3 motion-safe:animate-slide-in max-lg:mx-auto max-lg:w-full max-lg:max-w-160 lg:col-span-2 lg:grid-cols-subgrid lg:items-start lg:gap-9">
          <PileCover state={state} item={item} />
          {ready ? (
            <PileFields
              item={item}
              fields={fields}
              onChange={(changed) => state.edit(item.id, changed)}
              onEdit={() => setEditing(true)}
            />
          ) : item.state === 'live' ? (
            <h1 className="text-4xl" dir="auto">
              {fields?.title}
            </h1>
          ) : (
            <PileWords state={state} item={item} />
          )}
        </div>
      </div>
      {ready && (
        <PileEdit
          open={editing}
          fields={fields}
          onClose={() => setEditing(false)}
          onSave={(changed) => {
            state.edit(item.id, changed);
            setEditing(false);
          }}
        />
      )}
    </PileFrame>
  );
}

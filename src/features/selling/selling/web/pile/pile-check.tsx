import clsx from 'clsx';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Progress } from '../../../../../platform/web/ui/progress.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { ListingFields, useDraftForm } from '../../../../items/listings/web/listings.ts';
import { PhotoField } from '../../../../items/photos/web/photos.ts';
import { neededText } from '../needed.ts';
import { PhotoAlerts } from '../photo-alerts.tsx';
import { PostBar, SellAside } from '../sell-aside.tsx';
import { SellHead } from '../sell-head.tsx';
import { FORM_MODE } from '../sell-mode.ts';
import { useCheck } from '../use-check.ts';
import type { Reading } from '../use-writer.ts';
import { WhatIsIt } from '../what-is-it.tsx';
import { WordsRow } from '../words-row.tsx';
import { countPile, itemNumber, type PileItem } from './pile.ts';
import { PilePhoto } from './pile-photo.tsx';
import { itemName, nextText, stateText } from './pile-texts.ts';
import type { PileState } from './use-pile.ts';

// Loaded on demand: heavy, and opened by a tap.
const RecordSheet = lazy(() => import('../record-sheet.tsx'));

/** Controls that use the same keys themselves. */
const OWN_KEYS = 'input, textarea, select, button, a, dialog, [role="menu"]';

/** The check step of one item, with the strip of items instead of its photos. Remounted for each item. */
export function PileCheck({ state, item }: { state: PileState; item: PileItem }) {
  const { pile } = state;
  const check = usePileCheck(state, item);
  const form = useId();
  const panel = useRef<HTMLDivElement>(null);
  const total = pile.items.length + pile.postedBefore;
  const which = `Item ${itemNumber(pile, item)} of ${total}`;
  const { live } = countPile(pile);
  const posted = `${live} of ${total} posted`;
  const isLive = item.state === 'live';
  const { asksWhatItIs, needed } = check;
  const { photos } = check.state;

  // Focuses the item, so that the keys work and screen readers announce it.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target !== panel.current && target.closest(OWN_KEYS)) return;
    const before = () => state.step(-1);
    const next = () => state.step(1);
    const acts: ReadonlyMap<string, () => void> = new Map(
      Object.entries<() => void>({
        arrowup: before,
        arrowleft: before,
        arrowdown: next,
        arrowright: next,
        ...(!isLive && { l: () => state.later(item.id), enter: () => void check.state.submit() }),
      }),
    );
    const act = acts.get(key.toLowerCase());
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  const aside = {
    sell: check,
    form,
    line: needed.length > 0 ? neededText(needed) : nextText(pile),
    before: (
      <Button
        variant="soft"
        size="lg"
        className="min-h-13.5 px-4.5!"
        aria-keyshortcuts="l"
        onClick={() => state.later(item.id)}
      >
        Later
      </Button>
    ),
  };
  return (
    <div className="flex min-h-dvh flex-col pb-28 md:min-h-0 lg:pb-16">
      <SellHead title={which} closeTo="/create-listing" closeLabel="Close. Your items are kept.">
        <span className="text-xs font-semibold whitespace-nowrap text-ink-2 tabular-nums md:text-md md:font-medium">
          {posted}
        </span>
      </SellHead>
      <div className="wrap w-full pt-1 pb-3 md:order-first md:pt-3 md:pb-0">
        <Progress label="Posted" value={live} max={total} valueText={posted} />
      </div>
      <div
        ref={panel}
        role="group"
        aria-label={which}
        tabIndex={-1}
        className="wrap grid w-full grid-cols-1 items-start gap-12 outline-none lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-16"
        onKeyDown={onKeyDown}
      >
        <div className="grid min-w-0 grid-cols-1 gap-3 md:gap-5">
          <PileStrip state={state} current={item.id} />
          {check.isRecording && (
            <Suspense>
              <RecordSheet
                sell={check}
                onType={() => {
                  check.setRecording(false);
                  document.getElementById('title')?.focus();
                }}
              />
            </Suspense>
          )}
          {isLive ? (
            <p className="flex flex-wrap items-center gap-3">
              <b className="me-auto text-2xl" dir="auto">
                {item.content.form.title}
              </b>
              <Button size="lg" onClick={() => state.step(1)}>
                Next
              </Button>
            </p>
          ) : (
            <section data-toasts-off="" className="motion-safe:animate-slide-in">
              <ListingFields
                state={check.state}
                id={form}
                folded
                hidesPhotos
                top={
                  <>
                    <PhotoAlerts sell={check} />
                    {!asksWhatItIs && <WordsRow sell={check} />}
                  </>
                }
                title={asksWhatItIs ? <WhatIsIt sell={check} /> : undefined}
                details={{
                  first: <PhotoField {...photos.field} />,
                  summary: counted(photos.uploads.length, 'photo'),
                }}
              />
            </section>
          )}
        </div>
        {!isLive && <SellAside {...aside} />}
      </div>
      {!isLive && !check.isRecording && <PostBar {...aside} />}
    </div>
  );
}

/** The check step of one item of the pile. */
function usePileCheck(pile: PileState, item: PileItem) {
  const { words } = item.content;
  const photos = pile.photosOf(item);
  const state = useDraftForm({
    formContent: item,
    setFormContent: (changeOf) => pile.setFormContent(item.id, changeOf),
    photos,
    photoMissing: null,
    send: (form, chosen) => pile.post(item, form, chosen),
  });
  return useCheck({
    mode: FORM_MODE,
    state,
    writer: {
      reading: readingOf(
        item,
        photos.uploads.some(({ state: upload }) => upload.kind === 'failed'),
      ),
      sees: pile.vision,
      stop: () => pile.stop(item.id),
    },
    write: (spoken) => pile.write(item, spoken),
    readAgain: () => void pile.write(item, words, true),
  });
}

/** What is being read of an item. A waiting item counts as being read. */
function readingOf({ state, content }: PileItem, hasFailed: boolean): Reading {
  if (state === 'unread') return 'photo-unread';
  if (state === 'reading') return content.words.text === '' ? 'photo' : 'words';
  return state === 'waiting' && !hasFailed ? 'photo' : 'nothing';
}

interface PileStripProps {
  state: PileState;
  current: string;
}

/** All items of the pile. Replaces the photos of the current one. */
function PileStrip({ state, current }: PileStripProps) {
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

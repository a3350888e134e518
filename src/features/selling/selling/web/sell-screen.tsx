import clsx from 'clsx';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton, MenuLink } from '../../../../platform/web/ui/menu.tsx';
import { Steps } from '../../../../platform/web/ui/steps.tsx';
import { counted } from '../../../../shared/counted.ts';
import { draftStore, ListingFields, PostingTo } from '../../../items/listings/web/listings.ts';
import { GuestCard } from '../../../people/guests/web/guests.ts';
import { OfflineAlert, PhotoAlerts } from './photo-alerts.tsx';
import { PILE, readPile } from './pile/pile-store.ts';
import { PostBar, PostButton, SellAside } from './sell-aside.tsx';
import { SavedMark, SellHead } from './sell-head.tsx';
import { StartOptions } from './start-options.tsx';
import { type Sell, type SellOptions, useSell } from './use-sell.ts';
import { WhatIsIt } from './what-is-it.tsx';
import { WordsRow } from './words-row.tsx';

// Loaded on demand: heavy, and opened by a tap.
const RecordSheet = lazy(() => import('./record-sheet.tsx'));
const PhotosQuestion = lazy(() => import('./photos-question.tsx'));
const SessionEndedDialog = lazy(() => import('./session-ended-dialog.tsx'));

interface SellScreenProps extends SellOptions {
  /** Whether the transcript tool is the second tab. */
  hasTranscript?: boolean;
}

/** The selling screen: a photo, speech, one line or the form fill in the same draft. */
export function SellScreen({ hasTranscript = false, ...options }: SellScreenProps) {
  const sell = useSell(options);
  const { mode, draft, isFirstStep, needed, isRecording } = sell;
  const form = useId();
  const field = useId();
  const { pathname } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const shown = useRef(isFirstStep);

  useEffect(() => {
    if (shown.current === isFirstStep) return;
    shown.current = isFirstStep;
    // Moves the focus to the heading of the new step, for screen readers too.
    if (!isRecording) {
      top.current?.querySelector('h1')?.focus({ preventScroll: true });
      column.current?.setAttribute('data-from', isFirstStep ? 'start' : 'end');
    }
    window.scrollTo({ top: 0 });
  }, [isFirstStep, isRecording]);

  if (sell.together !== null) {
    return (
      <div ref={top}>
        <SellHead title={mode.title} closeTo={mode.closeTo} isBar>
          <SavedMark sell={sell} />
        </SellHead>
        <Suspense>
          <PhotosQuestion sell={sell} chosen={sell.together} />
        </Suspense>
      </div>
    );
  }
  const showsForm = !mode.hasSteps || !isFirstStep;
  const isChecking = !isFirstStep && (needed.length === 0 || mode.hasSteps);
  return (
    <div
      ref={top}
      // Its buttons are at the bottom, where toasts usually are.
      data-toasts={isFirstStep ? 'top' : undefined}
      // Leaves room below Post for the bar, or for a toast that moves down to uncover a field.
      className={showsForm ? 'pb-28 lg:pb-16' : 'lg:pb-16'}
    >
      <SellHead title={isChecking ? 'Check and post' : mode.title} closeTo={mode.closeTo}>
        {isFirstStep && <DraftsMenu sell={sell} />}
        {(!isFirstStep || draft.saved === false) && <SavedMark sell={sell} />}
      </SellHead>
      <div className="wrap">
        {hasTranscript && isFirstStep && <VoiceTabs />}
        {mode.hasSteps && (
          <div className="mb-3 w-full max-w-160">
            <Steps steps={['Add', 'Check', 'Live']} current={isFirstStep ? 0 : 1} />
          </div>
        )}
        {/* Hidden in the check step, which then fits one phone screen. */}
        <div className={isFirstStep ? undefined : 'max-md:hidden'}>
          <GuestCard />
        </div>
        <div className="grid grid-cols-1 items-start gap-12 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-16">
          <div className="min-w-0" ref={column}>
            {isRecording && (
              <Suspense>
                <RecordSheet
                  sell={sell}
                  onType={() => {
                    sell.setRecording(false);
                    document.getElementById(isFirstStep ? field : 'title')?.focus();
                  }}
                />
              </Suspense>
            )}
            {isFirstStep && <StartOptions sell={sell} fieldId={field} />}
            {showsForm && <OwnForm sell={sell} id={form} />}
            {showsForm && isFirstStep && (
              <div className="mt-4 flex lg:hidden">
                <PostButton sell={sell} form={form} />
              </div>
            )}
            {mode.hasSteps && !isFirstStep && (
              <Link
                to={pathname}
                className="mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
              >
                <Icon name="arrow-left" className="icon-sm" />
                Back
              </Link>
            )}
          </div>
          <SellAside sell={sell} form={form} />
        </div>
      </div>
      {showsForm && !isFirstStep && !isRecording && <PostBar sell={sell} form={form} />}
      {sell.sessionEnded && (
        <Suspense>
          <SessionEndedDialog sell={sell} />
        </Suspense>
      )}
      <p className="sr-only" role="status">
        {draft.saved === false && "Your draft couldn't be saved on this device."}
      </p>
    </div>
  );
}

/** The form. It is always on the page, below the ways to start. */
function OwnForm({ sell, id }: { sell: Sell; id: string }) {
  const { mode, state, places, isFirstStep, asksWhatItIs, hasAlert } = sell;
  const [allCategories, setAllCategories] = useState(false);
  const { chosen } = places;
  // Opens the details if the zone or event has to be joined first.
  const isFolded = chosen.every(({ join }) => join === null);
  const offered = mode.categories;
  return (
    <section
      id="listing"
      data-toasts-off={isFirstStep ? undefined : ''}
      className={clsx(
        isFirstStep && 'scroll-mt-16 pt-7 md:pt-9',
        // With an alert the photos are smaller, so that all required fields still fit a phone screen.
        hasAlert && '[--photo-size:4.75rem]',
      )}
    >
      {isFirstStep && <h2 className="mb-4.5 text-3xl">Or fill it in yourself</h2>}
      <ListingFields
        state={{ ...state, submit: sell.submit }}
        id={id}
        folded={isFolded}
        top={
          isFirstStep ? (
            sell.lost && !sell.saved && <OfflineAlert sell={sell} />
          ) : (
            <>
              <PhotoAlerts sell={sell} />
              {!asksWhatItIs && <WordsRow sell={sell} />}
            </>
          )
        }
        title={asksWhatItIs ? <WhatIsIt sell={sell} /> : undefined}
        categories={
          offered === null || allCategories ? undefined : { offered, onMore: () => setAllCategories(true) }
        }
        details={{
          first: <PostingTo {...places} />,
          summary: chosen.length === 0 ? '' : `in ${chosen.map(({ name }) => name).join(' and ')}`,
        }}
      />
    </section>
  );
}

function VoiceTabs() {
  return (
    <nav className="tabs mb-3 w-fit max-md:w-full" aria-label="Voice tools">
      <Link className="tab flex-auto" to="/voice-recorder" aria-current="page">
        Make a listing
      </Link>
      <Link className="tab flex-auto" to="/voice-recorder?view=transcript">
        Transcript
      </Link>
    </nav>
  );
}

/** Other unfinished listings, newest first, and the unposted items of the pile. */
function DraftsMenu({ sell: { draft, person } }: { sell: Sell }) {
  const { others } = draft;
  const waiting = useWaitingItems(person);
  const count = others.length + waiting;
  if (count === 0) return null;
  return (
    <Menu
      label="Your drafts"
      buttonClass="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-2 px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-3 focus-visible:rounded-full"
      button={
        <>
          <Icon name="file-text" className="icon-sm" />
          {counted(count, 'draft')}
        </>
      }
      align="end"
    >
      {waiting > 0 && <MenuLink to="/pile">Several items, {counted(waiting, 'draft')}</MenuLink>}
      {others.map((otherDraft) => (
        <MenuButton key={otherDraft.id} onClick={() => draft.open(otherDraft)}>
          <span className="max-w-64 truncate" dir="auto">
            {otherDraft.form.title.trim() || otherDraft.words.text.trim() || 'No title yet'}
          </span>
          {(otherDraft.problem ?? otherDraft.queued) && (
            <small className="text-sm text-ink-2">{otherDraft.problem ?? 'Waits for the connection'}</small>
          )}
        </MenuButton>
      ))}
    </Menu>
  );
}

/** Returns how many items of the pile are not posted; 0 until the store was read. */
function useWaitingItems(person: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    queueMicrotask(() => setCount(readPile(draftStore(person).read('pile', PILE)).pile.items.length));
  }, [person]);
  return count;
}

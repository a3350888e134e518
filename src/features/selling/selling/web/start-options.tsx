import clsx from 'clsx';
import { type FormEvent, Fragment, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { takeFiles } from '../../../../platform/web/files/take-files.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FieldError } from '../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LISTING_LIMITS } from '../../../../shared/listing-limits.ts';
import { PHOTO_ACCEPT } from '../../../items/photos/contract/photo-limits.ts';
import { signInAddress } from '../../../people/accounts/web/accounts.ts';
import { StartPicture } from './start-picture.tsx';
import type { Sell } from './use-sell.ts';
import { SavedRow, VoiceRow } from './voice-row.tsx';

const TILE =
  'relative flex min-h-31 flex-col items-start justify-between p-4.5 text-start text-on-zest transition-colors duration-(--t-fast) [--focus:var(--focus-on-zest)] focus-visible:-outline-offset-6 max-[22.5rem]:p-3.5 md:min-h-19 md:flex-row md:items-center md:justify-start md:gap-4 md:px-6.5 md:py-3';

interface StartOptionsProps {
  sell: Sell;
  /** Id of the text field, which gets the focus when the person switches from voice to typing. */
  fieldId: string;
}

/** The ways to start: photos, voice, one line of text, or the form. */
export function StartOptions({ sell, fieldId }: StartOptionsProps) {
  const { mode, viewer, needed } = sell;
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { voice } = sell;
  const canUpload = viewer.account !== null || viewer.guest !== null;
  // Once everything is filled in, Post is the primary button.
  const ground =
    needed.length === 0 ? 'bg-surface-2 hover:bg-surface-3 text-ink!' : 'bg-zest hover:bg-zest-hover';

  function choose(camera: boolean) {
    if (!canUpload) return void navigate(signInAddress(pathname + search));
    if (!input.current) return;
    // One input serves both: with `capture` it opens the camera, without it the picker.
    if (camera && matchMedia('(pointer: coarse)').matches)
      input.current.setAttribute('capture', 'environment');
    input.current.click();
    input.current.removeAttribute('capture');
  }

  return (
    <section
      aria-label="Snap & Speak"
      className={clsx(
        'group/start flex flex-col gap-2.5 pb-2.5 md:grid md:min-h-0 md:grid-cols-1 md:gap-3 md:rounded-2xl md:bg-zest-soft md:p-5',
        // The height below the bar, the tabs and the steps.
        mode.hasSteps ? 'min-h-[calc(100svh-164px)]' : 'min-h-[calc(100svh-52px)]',
      )}
    >
      <input
        ref={input}
        type="file"
        accept={PHOTO_ACCEPT}
        multiple={mode.maxPhotos > 1}
        className="sr-only"
        aria-label="Photos"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = takeFiles(target);
          if (files.length > 0) sell.addPhotos(files);
        }}
      />
      <PostedTo places={sell.places.chosen.filter(({ join }) => join === null)} />
      <StartPicture small={mode.hasSteps} onChoose={() => choose(false)} />
      <div className={voice.kind === 'open' ? 'grid grid-cols-2 gap-2.5' : 'grid gap-2.5'}>
        <button
          type="button"
          className={`${TILE} ${ground} rounded-bubble rounded-ss-[48px] ${voice.kind === 'open' ? '' : 'max-md:min-h-22! max-md:flex-row! max-md:items-center! max-md:justify-start! max-md:gap-4.5'}`}
          onClick={() => choose(true)}
        >
          <Icon name="camera" className="size-8.5" />
          <span>
            <b className="block font-display text-2xl leading-none font-extrabold tracking-[-0.03em] max-[22.5rem]:text-xl">
              <span className="pointer-fine:hidden">Take photos</span>
              <span className="not-pointer-fine:hidden">Choose photos</span>
            </b>
            <small className="mt-1.5 block text-xs leading-tight font-medium">
              {mode.maxPhotos > 1 ? (
                <>
                  <span className="not-pointer-fine:hidden">Or drop them here. </span>Several is fine
                </>
              ) : (
                'One photo, up to 10MB'
              )}
            </small>
          </span>
        </button>
        {voice.kind === 'open' && (
          <button
            type="button"
            className={`${TILE} ${ground} items-end! rounded-bubble rounded-se-[48px] text-end! md:flex-row-reverse md:items-center!`}
            onClick={() => sell.setRecording(true)}
          >
            <Icon name="mic" className="size-8.5" />
            <span>
              <b className="block font-display text-2xl leading-none font-extrabold tracking-[-0.03em] max-[22.5rem]:text-xl">
                Say it
              </b>
              <small className="mt-1.5 block text-xs leading-tight font-medium">Talk for 10 seconds</small>
            </span>
          </button>
        )}
      </div>
      <TextLine sell={sell} id={fieldId} />
      <VoiceRow voice={voice} />
      {viewer.account && !sell.isRecording && (
        <SavedRow person={viewer.account.id} onOpen={() => sell.setRecording(true)} />
      )}
      <div
        className={clsx(
          'flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm md:justify-end',
          !mode.hasSteps && 'md:hidden',
        )}
      >
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 md:hidden pointer-fine:hidden"
          onClick={() => choose(false)}
        >
          <Icon name="image-plus" className="icon-sm" />
          Choose photos
        </button>
        {mode.hasSteps ? (
          <Button variant="line" className="ms-auto" onClick={sell.goOn}>
            Continue<span className="sr-only"> and fill it in yourself</span>
            <Icon name="chevron-right" />
          </Button>
        ) : (
          <a
            href="#listing"
            className="ms-auto inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4 md:hidden"
          >
            Fill it in myself
            <Icon name="chevron-down" className="icon-sm" />
          </a>
        )}
      </div>
    </section>
  );
}

/** Names the zone and the event that the listing will be posted to. They can be removed under Details. */
function PostedTo({ places }: { places: Sell['places']['chosen'] }) {
  if (places.length === 0) return null;
  return (
    <p className="flex items-center gap-2 px-1 text-sm text-ink-2">
      <Icon name={places.some(({ param }) => param === 'event') ? 'zap' : 'map-pin'} className="icon-sm" />
      <span className="min-w-0">
        Posting to{' '}
        {places.map(({ id, name, note }, index) => (
          <Fragment key={id}>
            {index > 0 && ' and '}
            <b className="font-semibold text-ink" dir="auto">
              {name}
            </b>{' '}
            ({note})
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** One line of text that becomes a listing. */
function TextLine({ sell, id }: { sell: Sell; id: string }) {
  const { state, wordsError, writer } = sell;
  const { text } = state.content.words;
  const isWriting = writer.reading === 'words';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWriting) void sell.writeTyped(text);
  }
  return (
    <form className="grid grid-cols-1 gap-1.5" onSubmit={submit} noValidate>
      <div className="flex min-h-14 items-center gap-2 rounded-xl bg-surface ps-4.5 pe-1.5 inset-ring-[1.5px] inset-ring-line-strong focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <label className="sr-only" htmlFor={id}>
          Describe it in one line
        </label>
        <input
          id={id}
          className="h-13 min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-ink-3"
          dir="auto"
          maxLength={LISTING_LIMITS.description}
          placeholder="Or type: Trek bike, 54 cm, $120"
          enterKeyHint="go"
          autoComplete="off"
          value={text}
          aria-invalid={wordsError === null ? undefined : true}
          aria-describedby={wordsError === null ? undefined : `${id}-error`}
          onChange={(event) => sell.typeWords(event.target.value)}
        />
        <button
          type="submit"
          className="grid size-11 flex-none place-items-center rounded-full bg-primary text-on-primary hover:bg-primary-hover focus-visible:rounded-full"
          aria-label="Fill in the listing"
          title="Fill in the listing"
          aria-busy={isWriting || undefined}
        >
          {isWriting ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <Icon name="arrow-up" className="icon" />
          )}
        </button>
      </div>
      <FieldError id={`${id}-error`} message={wordsError} />
    </form>
  );
}

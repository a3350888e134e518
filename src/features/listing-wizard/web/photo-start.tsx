import { type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { useKeepFocus } from '../../../platform/web/use-keep-focus.ts';
import { usePictureIntake } from '../../../platform/web/use-picture-intake.ts';
import { signInAddress, useViewer } from '../../accounts/web/accounts.ts';
import { PHOTO_ACCEPT } from '../../photos/contract/photo-limits.ts';
import { handOverPhotos } from '../../photos/web/photos.ts';
import { OnlyPhoto } from './only-photo.tsx';
import type { Wizard } from './use-wizard.ts';

interface PhotoStartProps {
  wizard: Wizard;
  /** Whether this site reads photos. */
  reads: boolean;
}

/** One photo: taken, chosen, dropped or pasted. The listing is written from it where the site reads photos. */
export function PhotoStart({ wizard, reads }: PhotoStartProps) {
  const keepFocus = useKeepFocus<HTMLDivElement>();
  const input = useRef<HTMLInputElement>(null);
  const { account, guest } = useViewer();
  const { state, writing, addPhoto, show } = wizard;
  const [upload] = state.photos.uploads;
  const isActive = wizard.start === 'photo';
  const canUpload = account !== null || guest !== null;
  const navigate = useNavigate();
  usePictureIntake(keepFocus.ref, (files) => {
    if (isActive && canUpload) take(files);
  });

  /** Several photos are several things: those are sorted as a pile. */
  function take(files: File[]) {
    if (files.length < 2) return void addPhoto(files, 'read');
    handOverPhotos(files);
    void navigate('/pile');
  }

  function choose(camera: boolean) {
    if (!input.current) return;
    if (camera) input.current.setAttribute('capture', 'environment');
    input.current.click();
    input.current.removeAttribute('capture');
  }

  if (!canUpload)
    return (
      <Frame title="Snap the thing" hint="Sign in to add a photo, or start with a few words.">
        <ButtonLink to={signInAddress('/voice-recorder')} size="lg">
          Sign In
        </ButtonLink>
      </Frame>
    );

  return (
    <div
      {...keepFocus}
      className="rounded-2xl in-data-photo-drop:bg-focus/14 data-photo-drop:outline-3 data-photo-drop:outline-focus"
    >
      <input
        ref={input}
        type="file"
        accept={PHOTO_ACCEPT}
        multiple
        className="sr-only"
        aria-label="Photo"
        tabIndex={-1}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // Lets the same file be chosen again.
          event.target.value = '';
        }}
      />
      {upload ? (
        <div className="grid justify-items-center gap-4 rounded-2xl border-2 border-dashed border-line-strong bg-surface px-5 py-6 text-center">
          <ul className="w-44">
            <OnlyPhoto upload={upload} photos={state.photos} />
          </ul>
          <p role="status" className="max-w-80">
            {writing
              ? "Reading what's in it..."
              : reads
                ? 'Your photo is in. Continue, or choose another one.'
                : "Your photo is in. A few words make it a listing: this site can't read photos."}
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            {!reads && (
              <Button onClick={() => show('text')}>
                <Icon name="pen-line" />
                Add a few words
              </Button>
            )}
            <Button variant="line" onClick={() => choose(false)}>
              Change photo
            </Button>
          </div>
        </div>
      ) : (
        <Frame
          title="Snap the thing"
          hint={reads ? "One photo, up to 10MB. We read what's in it." : 'One photo, up to 10MB.'}
        >
          <Button variant="zest" size="lg" className="pointer-fine:hidden" onClick={() => choose(true)}>
            Take photo
          </Button>
          <Button variant="line" size="lg" className="pointer-fine:hidden" onClick={() => choose(false)}>
            Library
          </Button>
          <Button
            variant="zest"
            size="lg"
            className="not-pointer-fine:hidden col-span-full"
            onClick={() => choose(false)}
          >
            Choose photo
          </Button>
          <p className="hint col-span-full not-pointer-fine:hidden">or drop it here</p>
        </Frame>
      )}
      <Link
        to="/pile"
        className="mt-3 flex min-h-19 items-center gap-3.5 rounded-xl bg-surface-2 px-4 py-3 hover:bg-surface-3 focus-visible:rounded-xl"
      >
        <span
          className="grid size-11 flex-none place-items-center rounded-md rounded-ss-bubble bg-surface text-ink"
          aria-hidden="true"
        >
          <Icon name="image-plus" className="icon" />
        </span>
        <span className="min-w-0 flex-1">
          <strong className="block font-[650]">Got a whole pile?</strong>
          <span className="block text-sm text-ink-2">Add several photos, confirm one by one.</span>
        </span>
        <Icon name="chevron-right" className="icon text-ink-2" />
      </Link>
    </div>
  );
}

function Frame({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-1.5 rounded-2xl border-2 border-dashed border-line-strong bg-surface px-4 pt-5.5 pb-5 text-center md:px-5 md:pt-9 md:pb-8">
      <span
        className="grid size-17 place-items-center rounded-lg rounded-ss-xl bg-surface-3 md:size-21"
        aria-hidden="true"
      >
        <Icon name="camera" className="size-9" />
      </span>
      <h2 className="mt-1.5 text-3xl">{title}</h2>
      <p className="hint">{hint}</p>
      <div className="mt-3.5 grid w-full max-w-75 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 max-md:max-w-none">
        {children}
      </div>
    </div>
  );
}

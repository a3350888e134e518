import { useId, useRef } from 'react';
import { api } from '../../../../../platform/web/api/api.ts';
import { usePictureIntake } from '../../../../../platform/web/files/use-picture-intake.ts';
import { useSavedText } from '../../../../../platform/web/stored/use-saved-value.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';
import { ChosenPhotos, PhotoInput, usePhotoUploads } from '../../../../items/photos/web/photos.ts';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import { zonePostErrors } from '../../contract/discussion/post-errors.ts';
import { POST_LIMITS } from '../../contract/discussion/post-limits.ts';
import type { DiscussionZone } from './discussion.tsx';
import { ReadersHint, TooFast, useWriting } from './post-writing.tsx';

const showTooManyPhotos = () => showProblem(zonePostErrors.TOO_MANY_POST_PHOTOS);

/** The form for a new post. Its text stays on this device until it is posted. */
export function PostComposer({
  zone: { id: zoneId, discussion },
  onPosted,
}: {
  zone: DiscussionZone;
  onPosted: () => void;
}) {
  const id = useId();
  const { account } = useViewer();
  const form = useRef<HTMLFormElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const { text, changeText, isBlank, busy, send, waitSeconds, stopWaiting } = useWriting();
  useSavedText({ name: `zone-post:${account?.id}:${zoneId}`, value: text, restore: changeText });
  const photos = usePhotoUploads([], { limit: POST_LIMITS.photos, onTooMany: showTooManyPhotos });
  usePictureIntake(form, photos.add);

  async function post() {
    if (isBlank) return;
    const uploads = await photos.finished();
    const chosen = uploads.flatMap(({ state }) => (state.kind === 'done' ? [state.photo.id] : []));
    // A failed upload shows its own error, to be retried or removed first.
    if (chosen.length < uploads.length) return;
    await send(
      (written) =>
        api.POST('/api/zones/{id}/posts', {
          params: { path: { id: zoneId } },
          body: { ...written, photos: chosen },
        }),
      () => {
        photos.clear();
        onPosted();
      },
    );
  }

  return (
    <div className="grid gap-3">
      <form
        ref={form}
        aria-label="New post"
        className="control flex gap-3.5 rounded-xl p-3 ps-3.5 data-photo-drop:bg-surface-2"
        onSubmit={(event) => {
          event.preventDefault();
          void post();
        }}
      >
        <span className="max-md:hidden">
          <Avatar name={account?.name ?? ''} url={account?.avatarUrl} size={44} />
        </span>
        <div className="min-w-0 flex-1">
          <label className="sr-only" htmlFor={id}>
            Write a post
          </label>
          <textarea
            id={id}
            rows={1}
            dir="auto"
            maxLength={POST_LIMITS.text}
            className="field-sizing-content block max-h-60 min-h-11 w-full resize-none bg-transparent py-2.5 leading-normal focus-visible:outline-none"
            placeholder="Ask your neighbors, or tell them something"
            value={text}
            onChange={(event) => changeText(event.target.value)}
          />
          <ChosenPhotos
            label="Photos of your post"
            uploads={photos.uploads}
            onRemove={photos.remove}
            onRetry={photos.retry}
          />
          <div className="-ms-3 flex items-center gap-1">
            <PhotoInput ref={files} onAdd={photos.add} />
            <IconButton label="Add photos" onClick={() => files.current?.click()}>
              <Icon name="image-plus" />
            </IconButton>
            <span className="hint max-md:hidden">Up to {POST_LIMITS.photos} photos</span>
            <Button
              type="submit"
              className="ms-auto min-w-21"
              disabled={isBlank}
              busy={busy}
              busyLabel="Posting..."
            >
              Post
            </Button>
          </div>
        </div>
      </form>
      <ReadersHint readers={discussion} className="ms-3.5" />
      {waitSeconds !== null && <TooFast seconds={waitSeconds} onOver={stopWaiting} />}
    </div>
  );
}

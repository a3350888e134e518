import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ApiAnswer, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePictureIntake } from '../../../../platform/web/files/use-picture-intake.ts';
import { useSubmission } from '../../../../platform/web/form/use-submission.ts';
import { VISITOR } from '../../../../platform/web/stored/own-store.ts';
import { useSavedText } from '../../../../platform/web/stored/use-saved-value.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { FieldError } from '../../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Notice } from '../../../../platform/web/ui/notice.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { counted } from '../../../../shared/counted.ts';
import { shortDate } from '../../../../shared/dates.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { hoursInWords } from '../../../../shared/time.ts';
import { ChosenPhotos, PhotoInput, usePhotoUploads } from '../../../items/photos/web/photos.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { CASE_LIMITS } from '../contract/case-limits.ts';
import type { AppealState } from '../contract/statement.ts';
import { usePageStamp } from './use-page-stamp.ts';

interface AppealFormProps {
  /** Of the statement or report. */
  id: string;
  label: string;
  placeholder: string;
  /** Path of the endpoint that stores photos. Without it, none can be added. */
  photosTo?: string;
  send: (text: string, photos: string[]) => Promise<ApiAnswer<unknown>>;
}

/** Asks for another look at a decision. */
export function AppealForm({ id, label, placeholder, photosTo, send }: AppealFormProps) {
  const { account, guest } = useViewer();
  const [text, setText] = useState('');
  const { revalidate } = useRevalidator();
  useSavedText({
    name: `appeal:${account?.id ?? guest?.guestId ?? VISITOR}:${id}`,
    value: text,
    restore: setText,
  });
  const photos = usePhotoUploads([], {
    path: photosTo,
    limit: CASE_LIMITS.appealPhotos,
    onTooMany: () =>
      toast({ tone: 'error', title: 'Too many photos', text: `Add at most ${CASE_LIMITS.appealPhotos}.` }),
  });
  const { form, busy, errorOf } = useSubmission(async () => {
    const uploads = await photos.finished();
    const chosen = uploads.flatMap(({ state }) => (state.kind === 'done' ? [state.photo.id] : []));
    // A failed upload shows its own error, to be retried or removed first.
    if (chosen.length < uploads.length) return null;
    const outcome = await outcomeOf(send(text, chosen));
    if (!outcome.ok) return outcome.problem;
    setText('');
    toast({ tone: 'success', title: 'Appeal sent', text: 'Someone new will read it.' });
    await revalidate();
    return null;
  });
  return (
    <form {...form} className="panel mt-4.5 grid gap-4 p-5.5">
      <TextAreaField
        label={label}
        name="text"
        id="appeal-text"
        rows={5}
        maxLength={CASE_LIMITS.appeal}
        counter={`${grouped(text.length)} / ${grouped(CASE_LIMITS.appeal)}`}
        placeholder={placeholder}
        value={text}
        error={errorOf('text')}
        onChange={({ target }) => setText(target.value)}
      />
      {photosTo !== undefined && <AppealPhotos photos={photos} error={errorOf('photos')} />}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" busy={busy} busyLabel="Sending...">
          Send appeal
        </Button>
        <span className="hint">We’ll let you know when we decide.</span>
      </div>
    </form>
  );
}

function AppealPhotos({
  photos,
  error,
}: {
  photos: ReturnType<typeof usePhotoUploads>;
  error: string | undefined;
}) {
  const field = useRef<HTMLFieldSetElement>(null);
  const files = useRef<HTMLInputElement>(null);
  usePictureIntake(field, photos.add);
  return (
    <fieldset ref={field} className="field">
      <legend className="field-label w-full">
        <span>Photos or screenshots</span>
        <small>optional, up to {CASE_LIMITS.appealPhotos}</small>
      </legend>
      <ChosenPhotos
        label="Photos of your appeal"
        uploads={photos.uploads}
        onRemove={photos.remove}
        onRetry={photos.retry}
      />
      <PhotoInput ref={files} onAdd={photos.add} />
      {photos.uploads.length < CASE_LIMITS.appealPhotos && (
        <Button variant="line" className="self-start" onClick={() => files.current?.click()}>
          <Icon name="image-plus" />
          Add photos
        </Button>
      )}
      <FieldError message={error} />
    </fieldset>
  );
}

const OUTCOMES = {
  keep: 'We looked again and kept our decision',
  milder: 'We looked again and changed our decision',
  undo: 'You were right. We reversed our decision',
} as const;

/**
 * How an appeal stands, or how it ended.
 * @param props.hours In which appeals are usually decided.
 */
export function AppealNotice({ appeal, hours }: { appeal: AppealState; hours: number }) {
  const stamp = usePageStamp();
  if (appeal.outcome === null) {
    return (
      <Notice tone="info" icon="scale" className="mt-5">
        <strong>Your appeal is with us</strong>
        <br />
        Sent {stamp(appeal.sentAt)}
        {appeal.photos > 0 && ` with ${counted(appeal.photos, 'photo')}`}: “
        <span dir="auto">{appeal.text}</span>” You hear from us, usually within {hoursInWords(hours)}. The
        decision stays until then.
      </Notice>
    );
  }
  return (
    <Notice tone={appeal.outcome === 'keep' ? 'plain' : 'success'} icon="scale" className="mt-5">
      <strong>{OUTCOMES[appeal.outcome]}</strong>
      {appeal.decidedAt && `, on ${stamp(appeal.decidedAt)}.`}
      {appeal.answer && (
        <>
          <br />
          <span dir="auto">{appeal.answer}</span>
        </>
      )}
      {appeal.byFirstDecider && (
        <>
          <br />
          This site has one operator, who also made the first decision.
        </>
      )}
    </Notice>
  );
}

/** Says until when a decision can be appealed. */
export const appealSentence = (until: string): string =>
  `You can appeal each decision once, until ${shortDate(until)}.`;

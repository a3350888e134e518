import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Refusal } from '../../../../platform/web/form/submission.ts';
import { useAttempts } from '../../../../platform/web/form/use-submission.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { BuyerQuestionId } from '../../../selling/listing-drafts/contract/buyer-questions.ts';
import type { ListingDraft } from '../../../selling/listing-drafts/contract/listing-draft.ts';
import { type DraftInput, describe } from '../../../selling/listing-drafts/web/listing-drafts.ts';
import { toastOfText } from '../../../trust/text-rules/web/text-rules.ts';
import type { Photo } from '../../photos/contract/photo.ts';
import { usePhotoUploads } from '../../photos/web/photos.ts';
import { checkListing } from '../contract/listing-rules.ts';
import {
  answerQuestion,
  changeField,
  chooseField,
  contentOf,
  type DraftContent,
  fillIn,
  type Words,
} from './drafts/sell-draft.ts';
import type { FormField, ListingForm } from './listing-form.ts';

/** The form as it is sent. `sure`: a rule asked about a text, and the person is sure. */
type SentForm = ListingForm & { sure?: boolean };
export type ChosenPhotos = { id: string; alt: string }[];

interface SendOptions {
  /** Shown when a photo could not be uploaded; null sends the form without it. */
  photoMissing: Refusal | null;
  /** Sends the form; resolves to the problem, or null on success. */
  send: (form: SentForm, photos: ChosenPhotos) => Promise<Refusal | null>;
}

interface ListingFormOptions extends SendOptions {
  initial: ListingForm;
  /** Photos that the listing already has. */
  photos?: readonly Photo[];
}

/** What was entered, and which of its fields were just filled in automatically. */
export interface FormContent {
  content: DraftContent;
  filled: readonly FormField[];
}

/** The photos of one listing. */
export type FormPhotos = Pick<
  ReturnType<typeof usePhotoUploads>,
  'uploads' | 'field' | 'finished' | 'retryFailed'
>;

interface DraftFormOptions<Photos extends FormPhotos> extends SendOptions {
  formContent: FormContent;
  setFormContent: (change: (now: FormContent) => FormContent) => void;
  photos: Photos;
}

/** The state of the listing form, for posting and for editing. */
export function useListingForm({ initial, photos: stored, photoMissing, send }: ListingFormOptions) {
  const photos = usePhotoUploads(stored, { isQuiet: photoMissing === null });
  const [formContent, setFormContent] = useState<FormContent>(() => ({
    content: contentOf(initial),
    filled: [],
  }));
  return useDraftForm({ formContent, setFormContent, photos, photoMissing, send });
}

/** The state of a listing form whose content and photos belong to the caller, such as those of one of several items. */
export function useDraftForm<Photos extends FormPhotos>({
  formContent: { content, filled },
  setFormContent,
  photos,
  photoMissing,
  send,
}: DraftFormOptions<Photos>) {
  const attempts = useAttempts({ toastOf: toastOfText });
  const { busy, problem, attempt, errorOf } = attempts;
  const { form, notes } = content;

  // For a draft that arrives while the seller goes on typing.
  const newest = useRef(content);
  useEffect(() => {
    newest.current = content;
  }, [content]);
  const described = describe(form.description, notes.questions, notes.answers);

  const setContent = (change: (now: DraftContent) => DraftContent) =>
    setFormContent((now) => ({ ...now, content: change(now.content) }));

  /** The person has changed a field. */
  function touch(field: FormField, change: (now: DraftContent) => DraftContent) {
    setFormContent((now) => ({
      content: change(now.content),
      filled: now.filled.filter((name) => name !== field),
    }));
    attempts.clearErrors(field);
  }

  /** Replaces the whole content; `fields` are the ones that were filled in automatically. */
  function fill(whole: DraftContent, fields: readonly FormField[] = []) {
    setFormContent(() => ({ content: whole, filled: fields }));
    attempts.clearAllErrors();
  }

  async function finishAndSend(sure: boolean): Promise<Refusal | null> {
    // When photos are still uploading, the form is sent as soon as the last one is done.
    const uploads = await photos.finished();
    if (photoMissing && uploads.some(({ state }) => state.kind === 'failed')) return photoMissing;
    const chosen = uploads.flatMap(({ state, alt }) =>
      state.kind === 'done' ? [{ id: state.photo.id, alt }] : [],
    );
    const now = newest.current;
    const description = describe(now.form.description, now.notes.questions, now.notes.answers);
    return send({ ...now.form, description, ...(sure && { sure }) }, chosen);
  }

  return {
    photos,
    content,
    form,
    filled,
    /** What is known about a generated draft. */
    notes,
    /** The content as it is when this is called. */
    now: () => newest.current,
    /** The description with the answers to buyers' questions at its end. */
    described,
    busy,
    problem,
    attempt,
    errorOf,
    uploading: photos.uploads.some(({ state }) => state.kind === 'uploading'),
    change<F extends FormField>(field: F, value: ListingForm[F]) {
      touch(field, (now) => changeField(now, field, value));
    },
    /** Sets a field that is chosen instead of written: a suggestion becomes a checked one, kept or changed. */
    choose<F extends 'category' | 'condition'>(field: F, value: ListingForm[F]) {
      touch(field, (now) => chooseField(now, field, value));
    },
    answer(id: BuyerQuestionId, answer: string) {
      setContent((now) => answerQuestion(now, id, answer));
    },
    setWords(words: Words) {
      setContent((now) => ({ ...now, words }));
    },
    fill,
    /**
     * Puts a generated listing into the fields that nobody has touched. Returns a function that undoes it.
     * @param start The form as it starts.
     */
    fillIn(generated: ListingDraft, input: DraftInput, start?: ListingForm): () => void {
      const before = newest.current;
      const filledIn = fillIn(before, generated, input, start);
      fill(filledIn.content, filledIn.filled);
      return () => fill(before);
    },
    /** Whether the form can be sent, as far as this device knows; says what is wrong. */
    check(): boolean {
      const refused = problemOf({ ...form, description: described });
      if (refused) void attempts.send(() => Promise.resolve(refused));
      return refused === null;
    },
    async submit(event?: FormEvent) {
      event?.preventDefault();
      if (busy) return;
      await attempts.send(async (sure) => {
        const refused = await finishAndSend(sure);
        return refused && ofWholeFields(refused);
      });
    },
  };
}

/** Returns a refusal that names fields as a whole, such as `photos` for the text of one photo. */
const ofWholeFields = (refusal: Refusal): Refusal => ({
  ...refusal,
  errors: refusal.errors?.map((error) => ({ ...error, field: error.field.split('.')[0] ?? error.field })),
});

/** Why the server would refuse the form; null if it would not. */
function problemOf(form: ListingForm): Refusal | null {
  try {
    checkListing({ ...form, photos: [] });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { title, detail } = error.spec;
    return ofWholeFields({ title, detail, errors: error.fields });
  }
}

export type ListingFormState = ReturnType<typeof useDraftForm<FormPhotos>>;

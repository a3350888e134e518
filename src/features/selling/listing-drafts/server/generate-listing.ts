import { AiFailure } from '../../../../platform/server/ai/ai-failure.ts';
import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import type { ReaderCategory } from '../../../../shared/taxonomy.ts';
import { type PhotoServices, readPhoto, type Uploader } from '../../../items/photos/server/photos.ts';
import { type PlanServices, requireEntitlement } from '../../../paying/plans/server/plans.ts';
import { DRAFT_LIMITS } from '../contract/draft-limits.ts';
import { draftErrors } from '../contract/errors.ts';
import type { GenerateListing } from '../contract/generate-listing.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';
import { countDraft, mayUseModel } from './draft-attempts.ts';
import { isAnswered, openQuestions } from './engine/open-questions.ts';
import { readDescription } from './engine/read-description.ts';
import {
  listingAnswer,
  PHOTO_INSTRUCTIONS,
  photoAnswer,
  quoted,
  WORDS_INSTRUCTIONS,
} from './model/listing-answer.ts';
import { mergePhoto, mergeWords } from './model/merge-answer.ts';
import { readAnswer } from './model/read-answer.ts';

const PURPOSE = 'listing-drafts.generate';

export type DraftServices = PhotoServices & PlanServices & Pick<PlatformServices, 'ai' | 'settings'>;

interface Writer extends Uploader {
  owner: Owner;
  /** Aborts the model call when the client disconnects. */
  signal: AbortSignal;
}

/**
 * Writes a draft from what a seller said, typed or photographed. Stores nothing. If the model fails, the draft is by
 * the embedded engine.
 * @throws DomainError naming what is missing.
 */
export async function generateListing(
  services: DraftServices,
  writer: Writer,
  { input, type, words = '' }: GenerateListing,
): Promise<ListingDraft> {
  const { db, ai } = services;
  const { owner } = writer;
  const sellerText = (type === 'photo' ? words : input).trim();
  // Text needs at least one letter or digit. Emoji alone describe nothing.
  if (type !== 'photo' && !/[\p{L}\p{N}]/u.test(sellerText)) {
    const fields = [{ field: 'input', message: draftErrors.NO_DESCRIPTION.detail }];
    throw new DomainError(draftErrors.NO_DESCRIPTION, { fields });
  }
  if (type === 'voice') await requireEntitlement(services, owner, 'voice_to_listing');
  if (type === 'photo' && ai.vision === null) throw new DomainError(draftErrors.NO_VISION);
  await countDraft(db, owner);
  return type === 'photo'
    ? draftFromPhoto(services, writer, input, sellerText)
    : draftFromWords(services, writer, sellerText);
}

async function draftFromWords(
  services: DraftServices,
  writer: Writer,
  sellerText: string,
): Promise<ListingDraft> {
  const engine = draftOfWords(sellerText, services.settings.current().categories);
  const { object } = services.ai;
  // Beyond the rate limit, use the engine's draft.
  if (object === null || !(await mayUseModel(services.db, writer))) return engine;
  const answer = await orNull(
    object({
      purpose: PURPOSE,
      schema: listingAnswer(),
      read: readAnswer,
      system: WORDS_INSTRUCTIONS,
      prompt: quoted(sellerText),
      signal: writer.signal,
    }),
  );
  return answer === null ? engine : withQuestions(mergeWords(sellerText, engine, answer), sellerText);
}

async function draftFromPhoto(
  services: DraftServices,
  writer: Writer,
  photo: string,
  sellerText: string,
): Promise<ListingDraft> {
  const { vision } = services.ai;
  const picture = await readPhoto(services, writer, photo);
  if (picture === null) throw new DomainError(draftErrors.DRAFT_PHOTO_GONE);
  const engine = draftOfWords(sellerText, services.settings.current().categories);
  const hasWords = /[\p{L}\p{N}]/u.test(sellerText);
  if (vision === null || !(await mayUseModel(services.db, writer))) {
    if (hasWords) return engine;
    throw new DomainError(draftErrors.TOO_MANY_DRAFTS);
  }
  const answer = await orNull(
    vision({
      purpose: PURPOSE,
      schema: photoAnswer(),
      read: readAnswer,
      system: PHOTO_INSTRUCTIONS,
      prompt: quoted(sellerText),
      images: [picture],
      signal: writer.signal,
    }),
  );
  if (answer === null) {
    if (hasWords) return { ...engine, photo: 'unread' };
    throw new DomainError(draftErrors.PHOTO_UNREAD);
  }
  const draft = mergePhoto(sellerText, engine, answer, services.settings.current().categories);
  if (draft.title === '' && !hasWords) throw new DomainError(draftErrors.NOTHING_IN_PHOTO);
  return {
    ...withQuestions(draft, `${sellerText}\n${answer.markings.join('\n')}`),
    photo: draft.sources.title === 'photo' ? 'read' : 'nothing',
  };
}

/** Resolves to null if the model fails. The AI port has already logged it. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AiFailure) return null;
    throw error;
  }
}

/** Adds the questions raised by the answer, then those that buyers ask about the final category. */
function withQuestions(draft: ListingDraft, known: string): ListingDraft {
  const open = openQuestions(draft.category, null, `${draft.title}\n${draft.description}\n${known}`);
  const raised =
    draft.writtenBy === 'model' ? draft.questions.filter(({ id }) => !isAnswered(id, known)) : [];
  const others = open.filter(({ id }) => raised.every((question) => question.id !== id));
  return { ...draft, questions: [...raised, ...others].slice(0, DRAFT_LIMITS.questions) };
}

/** Returns the draft written by the embedded engine; an empty draft for empty text. */
export function draftOfWords(words: string, categories: readonly ReaderCategory[] = []): ListingDraft {
  const draft = readDescription(words, { categories });
  return { ...draft, questions: openQuestions(draft.category, null, words), writtenBy: 'engine' };
}

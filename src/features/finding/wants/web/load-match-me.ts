import type { ApiClient } from '../../../../platform/web/api/api-client.ts';
import { isApiProblem } from '../../../../platform/web/api/api-problem.ts';
import type { ViewerPlace } from '../../../items/listings/web/listings.ts';
import type { Want, WantCriteria } from '../contract/want.ts';
import type { WantMatches } from '../contract/want-match.ts';
import { isSameWant, type WantQuestion, wantPlaceOf } from './want-query.ts';

/** Why there are no matches to show. */
export interface Refusal {
  code: string;
  title: string;
  detail: string;
  /** Seconds until a retry is allowed. */
  retryAfter?: number | undefined;
}

export interface Answer {
  /** The criteria read from the question; null if there is no question or it names nothing to look for. */
  criteria: WantCriteria | null;
  /** A suggested name for the saved search. */
  name: string;
  /** The question says "near me", but the viewer's location is unknown. */
  asksForPlace: boolean;
  /** The viewer's saved search with the same criteria. */
  stored: Want | null;
  found: WantMatches | null;
  refusal: Refusal | null;
}

/** The answer before anything is asked. */
const NOTHING: Answer = {
  criteria: null,
  name: '',
  asksForPlace: false,
  stored: null,
  found: null,
  refusal: null,
};

/** Shown when the request failed without a response from the API. */
export const LOAD_FAILED: Refusal = {
  code: 'UNREADABLE_ANSWER',
  title: 'Failed to load matches.',
  detail: 'What you typed is still here.',
};

const refusalOf = (error: unknown): Refusal => {
  if (!isApiProblem(error)) return LOAD_FAILED;
  const { code, title, detail, retryAfter } = error;
  return { code, title, detail, retryAfter };
};

/** Reads the question and loads its matches. */
export async function answerQuestion(
  api: ApiClient,
  { text, wantId, criteria }: WantQuestion,
  place: ViewerPlace | null,
  wants: readonly Want[],
): Promise<Answer> {
  const opened = wants.find(({ id }) => id === wantId);
  if (opened)
    return matchesOf(api, { ...NOTHING, criteria: criteriaOf(opened), name: opened.name, stored: opened });
  if (criteria) return matchesOf(api, withStored({ ...NOTHING, criteria }, wants));
  if (text === '') return NOTHING;
  const body = { text, place: place && wantPlaceOf(place) };
  const { data, error } = await api.POST('/api/wants/read', { body });
  if (!data) return { ...NOTHING, refusal: refusalOf(error) };
  const { want, name, asksForPlace } = data;
  return matchesOf(api, withStored({ ...NOTHING, criteria: want, name, asksForPlace }, wants));
}

function withStored(answer: Answer, wants: readonly Want[]): Answer {
  const { criteria } = answer;
  const stored = criteria && wants.find((want) => isSameWant(want, criteria));
  return { ...answer, stored: stored ?? null };
}

async function matchesOf(api: ApiClient, answer: Answer): Promise<Answer> {
  const { criteria, stored } = answer;
  if (criteria === null) return answer;
  const { data, error } = await api.POST('/api/wants/matches', { body: { ...criteria, wantId: stored?.id } });
  return data ? { ...answer, found: data } : { ...answer, refusal: refusalOf(error) };
}

/** Returns only the criteria of a saved search. */
function criteriaOf(want: WantCriteria): WantCriteria {
  const { terms, excluded, category, conditions, minPriceCents, maxPriceCents, place, withinKm } = want;
  return { terms, excluded, category, conditions, minPriceCents, maxPriceCents, place, withinKm };
}

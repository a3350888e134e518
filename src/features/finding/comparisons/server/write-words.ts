import type { Ai } from '../../../../platform/server/ai/ai.ts';
import { AiFailure } from '../../../../platform/server/ai/ai-failure.ts';
import { isWithinLimit } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { HOUR_SECONDS } from '../../../../shared/time.ts';
import type { Recommendation } from '../contract/comparison.ts';
import { alternativeText, reasonText } from '../contract/comparison-texts.ts';
import { type StatedFact, saysOnly } from './check-words.ts';
import type { Compared } from './compare-items.ts';

/** Model calls cost money. Beyond the limit, the built-in text is shown. */
const PER_ADDRESS = { limit: 60, windowSeconds: HOUR_SECONDS, firstDelaySeconds: 60 } as const;
/** Maximum wait for the model's text. */
const TIMEOUT_MS = 4_000;

const INSTRUCTIONS = `You write the recommendation of a shopping assistant, in one or two short sentences of plain American English.
You are given facts about numbered items. Recommend the item you are told to, call it by its number ("Item 2"), and say why with two or three of its facts.
Use the facts' own words and figures. Add nothing: no other number, no praise, no guess.
Answer with the sentences alone.`;

interface Services {
  db: Database;
  ai: Pick<Ai, 'text'>;
}

interface Asking {
  address: string;
  /** Aborts the call when the viewer leaves. */
  signal: AbortSignal;
}

/**
 * Replaces the built-in recommendation text with one by a model, if configured. The built-in text stays if the model is
 * slow, fails, or adds anything to the facts.
 */
export async function withModelWords(
  { db, ai }: Services,
  { address, signal }: Asking,
  compared: Compared,
): Promise<Compared> {
  const { recommendation } = compared;
  if (ai.text === null || recommendation === null) return compared;
  if (!(await isWithinLimit(db, `compare-model:${address}`, PER_ADDRESS))) return compared;
  const facts = statedFacts(recommendation, compared.value);
  try {
    const words = await ai.text({
      purpose: 'comparisons.recommend',
      system: INSTRUCTIONS,
      prompt: promptOf(recommendation.item, facts),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const plain = words.replaceAll(/\s+/g, ' ').trim();
    if (!saysOnly(plain, facts, recommendation.item)) return compared;
    return { ...compared, recommendation: { ...recommendation, words: plain, writtenBy: 'model' } };
  } catch (error) {
    if (error instanceof AiFailure) return compared;
    throw error;
  }
}

/** Returns the facts behind the recommendation. None contains text typed by a person. */
function statedFacts(
  { item, reasons, alternative }: Recommendation,
  values: Compared['value'],
): StatedFact[] {
  return [
    ...values.map((value) => ({ item: value.item, text: `${value.overall ?? 0} of 100 overall` })),
    ...reasons.map((reason) => ({ item, text: Object.values(reasonText(reason)).join(' ') })),
    ...(alternative === null ? [] : [{ item: alternative.item, text: alternativeText(alternative) }]),
  ];
}

const promptOf = (item: number, facts: readonly StatedFact[]): string =>
  `Recommend Item ${item}.\n${facts.map(({ item: about, text }) => `Item ${about}: ${text}`).join('\n')}`;

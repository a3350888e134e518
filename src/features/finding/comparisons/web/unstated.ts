import { capitalize } from '../../../../shared/text.ts';
import type { FeatureRow } from '../contract/comparison.ts';

/** More questions in one message would scare a seller. */
const MAX_QUESTIONS = 4;

/** Facts that a seller leaves out. */
export interface Unstated {
  item: number;
  /** 'Color, works, age'; empty if the seller states everything. */
  facts: string;
  /** One message that asks about the first of them; null if the viewer can't ask. */
  message: string | null;
}

/** Returns what each item leaves out, in the order of the items. */
export function unstatedOf(features: readonly FeatureRow[], items: readonly { item: number }[]): Unstated[] {
  return items.map(({ item }) => {
    const missing = features.flatMap(({ label, values }) =>
      values.filter((value) => value.item === item && !value.stated).map((value) => ({ label, ...value })),
    );
    const [first, ...more] = missing.flatMap(({ question }) => question ?? []).slice(0, MAX_QUESTIONS);
    return {
      item,
      facts: listOfFacts(missing),
      message: first === undefined ? null : [first, ...more.map(withoutGreeting)].join(' '),
    };
  });
}

/** Returns labels in one line: 'Color, works, age'. */
export function listOfFacts(facts: readonly { label: string }[]): string {
  return capitalize(facts.map(({ label }) => label.toLowerCase()).join(', '));
}

/** Each question starts with the same greeting, which ends with the quoted title. */
const withoutGreeting = (question: string): string => question.slice(question.lastIndexOf('". ') + 3);

import type { FeatureValue } from '../contract/comparison.ts';

/** How a fact is shown in its cell. */
export interface CellLook {
  mark: 'check' | 'warning' | null;
  text: string;
  /** The mark says it all; the text is for who does not see it. */
  markOnly?: true;
}

/** True is a check, false a warning mark, everything else its text; what is not stated is said so. */
export function cellLook({ stated, value, good }: Pick<FeatureValue, 'stated' | 'value' | 'good'>): CellLook {
  if (!stated || value === null) return { mark: 'warning', text: 'Not stated' };
  if (value === true) return { mark: 'check', text: 'Yes', markOnly: true };
  if (value === false) return { mark: 'warning', text: 'No' };
  return { mark: good === null ? null : good ? 'check' : 'warning', text: value };
}

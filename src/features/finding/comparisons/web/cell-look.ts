import type { FeatureValue } from '../contract/comparison.ts';

/** How a fact is shown in its cell. */
export interface CellLook {
  mark: 'check' | 'warning' | null;
  text: string;
  /** Show only the mark; the text is for screen readers. */
  markOnly?: true;
}

/** Returns a check for true, a warning mark for false, or the text. Unstated facts say so. */
export function cellLook({ stated, value, good }: Pick<FeatureValue, 'stated' | 'value' | 'good'>): CellLook {
  if (!stated || value === null) return { mark: 'warning', text: 'Not stated' };
  if (value === true) return { mark: 'check', text: 'Yes', markOnly: true };
  if (value === false) return { mark: 'warning', text: 'No' };
  return { mark: good === null ? null : good ? 'check' : 'warning', text: value };
}

import type { DemandLevel } from '../contract/insight-rules.ts';

interface Pattern {
  orientation: 'vertical' | 'diagonal';
  size: number;
  background: string;
  stroke: string;
  strokeWidth: number;
}

interface DemandLook {
  word: string;
  color: string;
  edge: string;
  /** Null for a solid bar. */
  pattern: Pattern | null;
}

const MEDIUM = 'var(--demand-medium)';
const MEDIUM_EDGE = 'var(--demand-medium-edge)';
const LOW = 'var(--demand-low)';

/** High is green, medium yellow, low red; each also has its own pattern and word. */
export const DEMAND_LOOKS: Readonly<Record<DemandLevel, DemandLook>> = {
  high: { word: 'High', color: 'var(--demand-high)', edge: 'none', pattern: null },
  medium: {
    word: 'Medium',
    color: MEDIUM,
    edge: MEDIUM_EDGE,
    pattern: { orientation: 'vertical', size: 13, background: MEDIUM, stroke: MEDIUM_EDGE, strokeWidth: 3 },
  },
  low: {
    word: 'Low',
    color: LOW,
    edge: LOW,
    pattern: { orientation: 'diagonal', size: 8, background: 'var(--surface)', stroke: LOW, strokeWidth: 4 },
  },
};

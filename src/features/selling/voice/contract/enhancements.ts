/** The kinds of transcript enhancement, as named in the API and on the screen. */
export const ENHANCEMENT_TYPES = ['grammar', 'professional', 'summary', 'structure'] as const;
export type EnhancementType = (typeof ENHANCEMENT_TYPES)[number];

export const ENHANCEMENT_LABELS: Readonly<Record<EnhancementType, string>> = {
  grammar: 'Fix Grammar',
  professional: 'Make Professional',
  summary: 'Summarize',
  structure: 'Add Structure',
};

/** Actions that earn points in a Flash Drop, with their points and caps. */
export const POINT_ACTIONS = [
  { act: 'post', points: 20, label: 'Post a listing', cap: 10, per: 'day' },
  { act: 'reply', points: 5, label: 'Respond to messages', cap: 10, per: 'day' },
  { act: 'share', points: 10, label: 'Share a listing', cap: 5, per: 'day' },
  { act: 'sale', points: 50, label: 'Complete a sale', cap: 5, per: 'day' },
  { act: 'invite', points: 15, label: 'Invite a friend', cap: 2, per: 'day' },
] as const;
/** Why an action earned no points. */
export const REFUSAL_REASONS = ['daily-limit', 'same-person', 'same-buyer', 'new-buyer'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/**
 * Days after which a buyer's account counts as established. A sale to a newer account counts only if the buyer has
 * traded with someone else before.
 */
export const BUYER_HISTORY_DAYS = 7;

export type PointAction = (typeof POINT_ACTIONS)[number]['act'];

export const ruleOf = (act: PointAction): (typeof POINT_ACTIONS)[number] => {
  const rule = POINT_ACTIONS.find((action) => action.act === act);
  if (rule === undefined) throw new Error(`no rule for ${act}`);
  return rule;
};

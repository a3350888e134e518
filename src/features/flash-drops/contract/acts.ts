/** What earns points in a Flash Drop, and how much of it counts. */
export const ACTS = [
  { act: 'post', points: 20, label: 'Post a listing', cap: 10, per: 'day' },
  { act: 'reply', points: 5, label: 'Respond to messages', cap: 10, per: 'day' },
  { act: 'share', points: 10, label: 'Share a listing', cap: 5, per: 'day' },
  { act: 'sale', points: 50, label: 'Complete a sale', cap: null, per: null },
  { act: 'invite', points: 15, label: 'Invite a friend', cap: 5, per: 'event' },
] as const;
export type Act = (typeof ACTS)[number]['act'];

export const ruleOf = (act: Act): (typeof ACTS)[number] => {
  const rule = ACTS.find((one) => one.act === act);
  if (rule === undefined) throw new Error(`no rule for ${act}`);
  return rule;
};

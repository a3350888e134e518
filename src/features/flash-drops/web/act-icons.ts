import type { IconName } from '../../../platform/web/ui/icon-names.ts';
import type { Act } from '../contract/acts.ts';
import type { PrizeId } from '../contract/prizes.ts';

export const ACT_ICONS: Readonly<Record<Act, IconName>> = {
  post: 'plus',
  reply: 'message-circle',
  share: 'share-2',
  sale: 'handshake',
  invite: 'user-round-plus',
};

/** Icon and color of each prize. The color is that of the equivalent podium rank. */
export const PRIZE_LOOKS: Readonly<Record<PrizeId, { icon: IconName; ground: string }>> = {
  'top-lister': { icon: 'trophy', ground: 'bg-zest' },
  'community-favorite': { icon: 'heart', ground: 'bg-peach' },
  'quick-seller': { icon: 'zap', ground: 'bg-orchid' },
};

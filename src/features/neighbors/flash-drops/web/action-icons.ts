import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import type { PointAction } from '../contract/point-actions.ts';
import type { PrizeId } from '../contract/prizes.ts';

export const ACTION_ICONS: Readonly<Record<PointAction, IconName>> = {
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

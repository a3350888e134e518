import { LISTING_TOPIC } from '../../features/listings/contract/listing-updates.ts';
import type { TopicPolicies } from '../../platform/server/realtime/live.ts';

/** The live topics of all features, and who may subscribe to each. */
export const topicPolicies: TopicPolicies = {
  [LISTING_TOPIC]: 'open',
};

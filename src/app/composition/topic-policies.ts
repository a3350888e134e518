import type { Database } from '../../platform/server/db/database.ts';
import type { TopicPolicies } from '../../platform/server/realtime/live.ts';
import { features } from './features.ts';

/** The live topics of all features, with who may subscribe to each. */
export const topicPolicies = (db: Database): TopicPolicies =>
  Object.assign({}, ...features.map(({ topics }) => topics?.(db)));

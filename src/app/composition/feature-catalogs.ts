import { createSystemMessages } from '../../features/talking/messages/server/messages.ts';
import { createNotificationCatalog } from '../../features/talking/notifications/server/notifications.ts';
import type { Database } from '../../platform/server/db/database.ts';
import type { TopicPolicies } from '../../platform/server/realtime/live.ts';
import type { FindSubject, Subjects } from '../../platform/server/subject.ts';
import { features } from './features.ts';

/** The system messages of all features. Their renderers are in chat-extensions.tsx. */
export const systemMessages = createSystemMessages(
  features.flatMap(({ systemMessages: types = [] }) => types),
);

/** The notification kinds of all features. */
export const notificationCatalog = createNotificationCatalog(
  features.flatMap(({ notificationKinds = [] }) => notificationKinds),
);

/** The live topics of all features, with who may subscribe to each. */
export const topicPolicies = (db: Database): TopicPolicies =>
  Object.assign({}, ...features.map(({ topics }) => topics?.(db)));

/** The subjects of all features by their type. */
export const subjects: Subjects = new Map(features.flatMap(({ subjects: own = {} }) => Object.entries(own)));

/** Finds subjects of all features by their type. */
export const findSubject: FindSubject = async (db, type, viewer, id, seq = 0) => {
  const subject = subjects.get(type);
  if (subject === undefined) throw new Error(`no feature declares the subject '${type}'`);
  return subject.find(db, viewer, id, seq);
};

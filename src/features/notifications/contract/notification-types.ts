import { NOTIFICATION_TYPES, type NotificationType } from '../../../shared/notification-kinds.ts';

export const knownType = (type: string): NotificationType =>
  NOTIFICATION_TYPES.find((known) => known === type) ?? 'other';

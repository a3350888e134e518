import { NOTIFICATION_TYPES, type NotificationType } from '../../../../shared/notification-kinds.ts';

export const notificationTypeOf = (type: string): NotificationType =>
  NOTIFICATION_TYPES.find((match) => match === type) ?? 'other';

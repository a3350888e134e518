import { Link } from 'react-router';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Skeleton } from '../../../platform/web/ui/skeleton.tsx';
import type { Notification } from '../contract/notification.ts';
import type { NotificationType } from '../../../shared/notification-kinds.ts';
import { knownType } from '../contract/notification-types.ts';
import { timeText } from '../contract/time-text.ts';

const LOOKS: Record<NotificationType, { icon: IconName; label: string }> = {
  credit_reset: { icon: 'refresh-cw', label: 'Credits' },
  credit_reminder: { icon: 'coins', label: 'Credits' },
  ai_usage_alert: { icon: 'gauge', label: 'AI' },
  message: { icon: 'message-circle', label: 'Message' },
  like: { icon: 'heart', label: 'Like' },
  review: { icon: 'star', label: 'Review' },
  listing: { icon: 'tag', label: 'Listing' },
  other: { icon: 'bell', label: 'Notification' },
};

interface NotificationRowProps {
  notification: Notification;
  now: number;
  onOpen: () => void;
}

export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { title, message, link, read, createdAt } = notification;
  const type = knownType(notification.type);
  const { icon, label } = LOOKS[type];
  return (
    <li>
      <Link
        className="notice"
        to={link}
        data-unread={!read || undefined}
        onClick={() => {
          if (!read) onOpen();
        }}
      >
        <span className="notice-tile" data-type={type} aria-hidden="true">
          <Icon name={icon} />
        </span>
        <span className="notice-words">
          <span className="sr-only">{`${label}: `}</span>
          <b>{title}</b>
          <span className="notice-message">{message}</span>
          <time dateTime={createdAt}>{timeText(createdAt, now)}</time>
        </span>
        {!read && <Badge tone="zest">New</Badge>}
      </Link>
    </li>
  );
}

/** Eight rows in the shape of what is coming. */
export function NotificationSkeletons() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading notifications
      </p>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="notice sk-late" data-skeleton>
          <Skeleton width={44} height={44} radius={14} />
          <span className="notice-words">
            <Skeleton width="42%" />
            <Skeleton width="76%" height={14} />
            <Skeleton width="18%" height={12} />
          </span>
        </div>
      ))}
    </div>
  );
}

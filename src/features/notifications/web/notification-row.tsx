import clsx from 'clsx';
import { Link } from 'react-router';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Skeleton } from '../../../platform/web/ui/skeleton.tsx';
import type { Notification } from '../contract/notification.ts';
import type { NotificationType } from '../../../shared/notification-kinds.ts';
import { knownType } from '../contract/notification-types.ts';
import { timeText } from '../contract/time-text.ts';

interface Look {
  icon: IconName;
  label: string;
  /** The colors of the icon's tile. */
  tile: string;
}

const LILAC = 'bg-lilac text-on-lilac';
const PRIMARY = 'bg-primary text-on-primary';
const LOOKS: Record<NotificationType, Look> = {
  credit_reset: { icon: 'refresh-cw', label: 'Credits', tile: LILAC },
  credit_reminder: { icon: 'coins', label: 'Credits', tile: LILAC },
  ai_usage_alert: { icon: 'gauge', label: 'AI', tile: LILAC },
  message: { icon: 'message-circle', label: 'Message', tile: PRIMARY },
  like: { icon: 'heart', label: 'Like', tile: 'bg-coral-soft text-coral' },
  review: { icon: 'star', label: 'Review', tile: 'bg-warn-soft text-warn' },
  listing: { icon: 'tag', label: 'Listing', tile: 'bg-success-soft text-success' },
  other: { icon: 'bell', label: 'Notification', tile: PRIMARY },
};

/** A row and its skeleton. */
const ROW = 'flex items-start gap-3.5 rounded-lg px-3.5 py-3';

interface NotificationRowProps {
  notification: Notification;
  now: number;
  onOpen: () => void;
}

export function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { title, message, link, read, createdAt } = notification;
  const type = knownType(notification.type);
  const { icon, label, tile } = LOOKS[type];
  return (
    <li>
      <Link
        className={clsx(
          ROW,
          'transition-colors duration-(--t-base)',
          read
            ? 'hover:bg-surface-2'
            : 'bg-zest-soft hover:bg-[color-mix(in_oklch,var(--zest-soft)_80%,var(--zest))]',
        )}
        to={link}
        onClick={() => {
          if (!read) onOpen();
        }}
      >
        <span
          className={clsx('grid size-11 flex-none place-items-center rounded-md rounded-ss-lg', tile)}
          aria-hidden="true"
        >
          <Icon name={icon} className="icon" />
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5 text-md leading-[1.4] wrap-anywhere text-ink-2">
          <span className="sr-only">{`${label}: `}</span>
          <b className="leading-[1.3] font-[650] text-ink">{title}</b>
          <span className="line-clamp-2">{message}</span>
          <time className="num text-xs" dateTime={createdAt}>
            {timeText(createdAt, now)}
          </time>
        </span>
        {!read && (
          <Badge tone="zest" className="mt-px flex-none">
            New
          </Badge>
        )}
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
        <div key={row} className={`${ROW} sk-late`}>
          <Skeleton width={44} height={44} radius={14} />
          <span className="grid flex-1 gap-2 py-0.5">
            <Skeleton width="42%" />
            <Skeleton width="76%" height={14} />
            <Skeleton width="18%" height={12} />
          </span>
        </div>
      ))}
    </div>
  );
}

import clsx from 'clsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { ICON_NAMES, type IconName } from '../../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { ListRow, ListRowSkeletons } from '../../../../platform/web/ui/list-row.tsx';
import { SwipeRow } from '../../../../platform/web/ui/swipe-row.tsx';
import type { Notification } from '../contract/notification.ts';
import type { NotificationType } from '../../../../shared/notification-kinds.ts';
import { notificationTypeOf } from '../contract/notification-types.ts';
import { timeText } from '../contract/time-text.ts';

interface Look {
  icon: IconName;
  label: string;
  /** Colors of the icon's tile. */
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

/** A newer server may name an icon that this page doesn't have. */
const iconOf = ({ icon }: Notification): IconName | undefined => ICON_NAMES.find((name) => name === icon);

interface NotificationRowProps {
  notification: Notification;
  now: number;
  /** Marks it as read. */
  onRead: () => void;
}

export function NotificationRow({ notification, now, onRead }: NotificationRowProps) {
  const { title, message, link, read, createdAt } = notification;
  const { label } = LOOKS[notificationTypeOf(notification.type)];
  return (
    <SwipeRow action={!read && { label: 'Mark as read', icon: 'check-check', onPress: onRead }}>
      <ListRow
        className="items-start"
        to={link}
        fresh={!read}
        onClick={() => {
          if (!read) onRead();
        }}
        picture={<Picture notification={notification} />}
        title={
          <>
            <span className="sr-only">{`${label}: `}</span>
            <bdi>{title}</bdi>
          </>
        }
        end={
          !read && (
            <Badge tone="coral" className="mt-px flex-none">
              New
            </Badge>
          )
        }
      >
        <span className="mt-0.5 line-clamp-4" dir="auto">
          {message}
        </span>
        <time className="num mt-0.5 block text-xs" dateTime={createdAt}>
          {timeText(createdAt, now)}
        </time>
      </ListRow>
    </SwipeRow>
  );
}

/** The icon of the notification, over the photo of its listing. */
function Picture({ notification }: { notification: Notification }) {
  const { icon, tile } = LOOKS[notificationTypeOf(notification.type)];
  const name = iconOf(notification) ?? icon;
  if (notification.picture === null) {
    return (
      <span
        className={clsx('grid size-11 flex-none place-items-center rounded-md rounded-ss-lg', tile)}
        aria-hidden="true"
      >
        <Icon name={name} className="icon" />
      </span>
    );
  }
  return (
    <span className="relative size-11 flex-none" aria-hidden="true">
      <img
        src={notification.picture}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className="size-full rounded-md rounded-ss-lg bg-surface-2 object-cover"
      />
      <span
        className={clsx('absolute -end-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full', tile)}
      >
        <Icon name={name} className="icon-sm" />
      </span>
    </span>
  );
}

/** Eight placeholder rows. */
export function NotificationSkeletons() {
  return (
    <ListRowSkeletons
      label="Loading notifications"
      rows={8}
      picture={{ size: 44, radius: 14 }}
      lines={['42%', '76%', '18%']}
    />
  );
}

import clsx from 'clsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { ICON_NAMES, type IconName } from '../../../../platform/web/ui/icon-names.ts';
import { ListRow, ListRowSkeletons } from '../../../../platform/web/ui/list-row.tsx';
import { SWIPE_ROW_END, SwipeRow } from '../../../../platform/web/ui/swipe-row.tsx';
import type { NotificationType } from '../../../../shared/notification-kinds.ts';
import type { Notification } from '../contract/notification.ts';
import { notificationTypeOf } from '../contract/notification-types.ts';
import { ageGroup, timeText } from '../contract/time-text.ts';

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
  /** The one above it. A row of another age begins with a heading. */
  before: Notification | undefined;
  now: number;
  /** Marks it as read. */
  onRead: () => void;
}

export function NotificationRow({ notification, before, now, onRead }: NotificationRowProps) {
  const { title, message, link, read, createdAt } = notification;
  const { label } = LOOKS[notificationTypeOf(notification.type)];
  const group = ageGroup(createdAt, now);
  const isFirst = before === undefined || ageGroup(before.createdAt, now) !== group;
  return (
    <SwipeRow
      heading={isFirst && group}
      action={!read && { label: 'Mark as read', icon: 'check-check', onPress: onRead }}
    >
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
          <span
            className={clsx(
              'grid max-w-[32%] flex-none content-start justify-items-end gap-1.5 text-end text-xs text-ink-2',
              SWIPE_ROW_END,
            )}
          >
            <time className="num leading-[1.6]" dateTime={createdAt}>
              {timeText(createdAt, now)}
            </time>
            {!read && <Badge tone="coral">New</Badge>}
          </span>
        }
      >
        <span className="mt-0.5 line-clamp-4" dir="auto">
          {message}
        </span>
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
        className={clsx('grid size-13 flex-none place-items-center rounded-md rounded-ss-lg', tile)}
        aria-hidden="true"
      >
        <Icon name={name} className="icon-lg" />
      </span>
    );
  }
  return (
    <span className="relative size-13 flex-none" aria-hidden="true">
      <img
        src={notification.picture}
        alt=""
        width={52}
        height={52}
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
      picture={{ size: 52, radius: 14 }}
      lines={['42%', '76%']}
    />
  );
}

import { useEffect } from 'react';
import { useSendQueued } from '../../../features/items/listings/web/listings.ts';
import type { Viewer } from '../../../features/people/accounts/contract/viewer.ts';
import { useSignOutElsewhere } from '../../../features/people/accounts/web/accounts.ts';
import { useGuestResume } from '../../../features/people/guests/web/guests.ts';
import { useSendSavedOutboxes, useUnreadMessages } from '../../../features/talking/messages/web/messages.ts';
import {
  useReportTimeZone,
  useUnreadNotifications,
} from '../../../features/talking/notifications/web/notifications.ts';
import { loadOwnFiles } from '../../../platform/web/stored/own-store.ts';

/** The numbers of unread items, for the badges. */
export interface Unread {
  messages: number;
  notifications: number;
}

interface PersonServicesProps {
  viewer: Viewer;
  onUnread: (unread: Unread) => void;
}

/**
 * Runs in the background of every page for members and guests: live updates, unsent messages, the return of
 * a guest, the end of the session.
 */
export default function PersonServices({ viewer, onUnread }: PersonServicesProps) {
  const member = viewer.account?.id ?? null;
  const person = member ?? viewer.guest?.guestId ?? null;
  useGuestResume();
  const messages = useUnreadMessages(person);
  const notifications = useUnreadNotifications(member);
  useReportTimeZone(member);
  useSendSavedOutboxes(person);
  useSendQueued(person);
  useSignOutElsewhere();
  // Signing out lists and deletes these files.
  useEffect(() => void loadOwnFiles().catch(() => undefined), []);
  useEffect(() => onUnread({ messages, notifications }), [onUnread, messages, notifications]);
  // On the icon of the installed app; 0 removes it.
  useEffect(
    () => void navigator.setAppBadge?.(messages + notifications).catch(() => undefined),
    [messages, notifications],
  );
  return null;
}

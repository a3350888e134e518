import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Config } from '../../../../platform/server/config.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { dealErrors } from '../contract/errors.ts';
import { loadDealState } from './change-deal.ts';
import type { DealsServices } from './deals.ts';

const HOUR_SECONDS = 3600;

/**
 * Returns the confirmed meet-up of a conversation as a calendar file. A changed meet-up has a new event id,
 * because calendars may not update the old entry.
 * @throws DomainError MEETUP_OVER without a confirmed meet-up.
 */
export async function meetupCalendar(
  services: Pick<DealsServices, 'db'> & { config: Config },
  owner: Owner,
  conversationId: string,
): Promise<string> {
  const { state } = await loadDealState(services, owner, conversationId);
  const { meetup, listing } = state;
  if (meetup?.state !== 'confirmed') throw new DomainError(dealErrors.MEETUP_OVER);
  const { publicUrl } = services.config;
  const calendar = ical({ prodId: '//Offhand//Meet-ups//EN', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: meetup.id,
    start: meetup.starts_at,
    end: new Date(meetup.starts_at.getTime() + DEAL_LIMITS.meetupMinutes * 60_000),
    stamp: listing.now,
    summary: `Meet-up: ${listing.title}`,
    location: meetup.place,
    url: `${publicUrl}/messages/${conversationId}`,
    description: `Arranged on Offhand. The chat: ${publicUrl}/messages/${conversationId}`,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: HOUR_SECONDS });
  return calendar.toString();
}

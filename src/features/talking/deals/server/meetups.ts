import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Config } from '../../../../platform/server/config.ts';
import type { Owner } from '../../../../platform/server/http/actor.ts';
import { commonErrors, DomainError } from '../../../../shared/errors.ts';
import { setReservation } from '../../../items/listings/server/listings.ts';
import type { Deal, NewMeetup } from '../contract/deal.ts';
import { DEAL_LIMITS } from '../contract/deal-limits.ts';
import { checkMeetup, hoursAfter } from '../contract/deal-rules.ts';
import { dealErrors } from '../contract/errors.ts';
import { LIFECYCLE } from '../contract/lifecycle.ts';
import { changeDeal, loadDealState, type Step } from './change-deal.ts';
import { endMeetups, type MeetupRow } from './deals.queries.ts';
import type { DealsServices } from './deals.ts';

const cardOf = ({ id, place, starts_at }: Pick<MeetupRow, 'id' | 'place' | 'starts_at'>) => ({
  id,
  place,
  startsAt: starts_at.toISOString(),
});

/**
 * Proposes a place and time, replacing any earlier meet-up. The other participant confirms it.
 * @throws DomainError with the reason why it is refused.
 */
export function proposeMeetup(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  input: NewMeetup,
): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'proposeMeetup',
    async isDone({ trx }) {
      const existing = await trx
        .selectFrom('meetups')
        .select('id')
        .where('id', '=', input.id)
        .where('conversation_id', '=', conversationId)
        .executeTakeFirst();
      return existing !== undefined;
    },
    async work(step) {
      const { trx, conversation, role, listing } = step;
      const { place, startsAt } = checkMeetup(input, listing.now);
      await endMeetups(trx, { conversationId }, 'replaced');
      const inserted = await trx
        .insertInto('meetups')
        .values({
          id: input.id,
          conversation_id: conversationId,
          listing_id: listing.id,
          proposed_by: role,
          place,
          starts_at: startsAt,
          created_at: listing.now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted === undefined) {
        const fields = [{ field: 'id', message: 'It is taken. Make a new one.' }];
        throw new DomainError(commonErrors.INVALID_INPUT, { fields });
      }
      step.step(conversation, role, {
        step: 'meetup-proposed',
        meetup: cardOf({ id: input.id, place, starts_at: startsAt }),
      });
    },
  });
}

/** Confirms the proposed meet-up and extends a reservation until after it. */
export function confirmMeetup(
  services: DealsServices,
  owner: Owner,
  conversationId: string,
  meetupId: string,
): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'confirmMeetup',
    meetupId,
    isDone: ({ meetup, role }) =>
      meetup?.id === meetupId && meetup.state === 'confirmed' && meetup.proposed_by !== role,
    async work(step) {
      const { trx, conversation, role, meetup, listing } = step;
      if (meetup === null) throw new DomainError(dealErrors.MEETUP_OVER);
      await trx
        .updateTable('meetups')
        .set({
          state: LIFECYCLE.confirmMeetup.to.meetup,
          // Skips the day-before reminder if the meet-up is less than a day away.
          day_notified: meetup.starts_at <= hoursAfter(listing.now, 24),
          hour_notified: meetup.starts_at <= hoursAfter(listing.now, 1),
        })
        .where('id', '=', meetupId)
        .where('state', '=', 'proposed')
        .execute();
      await extendReservation(step, meetup);
      step.step(conversation, role, { step: 'meetup-confirmed', meetup: cardOf(meetup) });
    },
  });
}

/** Returns when a reservation ends: not before a confirmed meet-up is over. */
export function untilAfterMeetup(until: Date, meetup: MeetupRow | null): Date {
  if (meetup?.state !== 'confirmed') return until;
  const after = endOf(meetup);
  return after > until ? after : until;
}

const endOf = ({ starts_at }: MeetupRow): Date => hoursAfter(starts_at, DEAL_LIMITS.afterMeetupHours);

async function extendReservation(step: Step, meetup: MeetupRow): Promise<void> {
  const { trx, stage, listing } = step;
  const { reservation } = listing;
  const after = endOf(meetup);
  if (stage !== 'reserved-here' || reservation === null || reservation.until >= after) return;
  await setReservation(trx, [listing.id], { ...reservation, until: after });
  step.listingChanged(listing);
}

export function cancelMeetup(services: DealsServices, owner: Owner, conversationId: string): Promise<Deal> {
  return changeDeal(services, owner, conversationId, {
    action: 'cancelMeetup',
    async work(step) {
      const { trx, conversation, role, meetup } = step;
      await endMeetups(trx, { conversationId }, LIFECYCLE.cancelMeetup.to.meetup);
      step.step(conversation, role, { step: 'meetup-cancelled', meetup: meetup && cardOf(meetup) });
    },
  });
}

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
  const { publicUrl, siteName } = services.config;
  const calendar = ical({ prodId: `//${siteName}//Meet-ups//EN`, method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: meetup.id,
    start: meetup.starts_at,
    end: new Date(meetup.starts_at.getTime() + DEAL_LIMITS.meetupMinutes * 60_000),
    stamp: listing.now,
    summary: `Meet-up: ${listing.title}`,
    location: meetup.place,
    url: `${publicUrl}/messages/${conversationId}`,
    description: `Arranged on ${siteName}. The chat: ${publicUrl}/messages/${conversationId}`,
  });
  event.createAlarm({ type: ICalAlarmType.display, triggerBefore: HOUR_SECONDS });
  return calendar.toString();
}
